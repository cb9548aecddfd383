import { useEffect, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';

import Layout from './components/Layout';
import LiveRegion from './components/LiveRegion';
import { PAGE_HEADING_ID } from './components/PageHeading';
import { messageOf } from './data/messages';
import { ServerError, type Conditions, type Session, type SimulatedServer } from './data/server';
import type { TokenStore } from './data/tokens';
import AccountPage from './pages/AccountPage';
import ForgotPage from './pages/ForgotPage';
import SignInPage from './pages/SignInPage';

const TITLES = { account: 'Your account', forgot: 'Choose a new password', 'sign-in': 'Sign in' };

export interface SignInProps {
  server: SimulatedServer;
  tokens: TokenStore;
}

/** The application: its pages, and who is signed in. */
export default function SignIn({ server, tokens }: SignInProps) {
  const [path, navigate] = useHashLocation();
  const [conditions, setConditions] = useState<Conditions>('normal');
  const [session, setSession] = useState<Session | null>(null);
  const [username, setUsername] = useState('');
  const [notice, setNotice] = useState('');
  const [announcement, setAnnouncement] = useState('');

  // A visitor with a token may still be signed in.
  useEffect(() => {
    const token = tokens.read();
    if (!token) return undefined;
    const controller = new AbortController();
    server.resume(token, controller.signal).then(setSession, (error: unknown) => {
      if (controller.signal.aborted) return;
      if (error instanceof ServerError && error.code === 'session-ended') {
        tokens.clear();
        setNotice(messageOf(error));
      }
    });
    return () => controller.abort();
  }, [server, tokens]);

  const page = session ? 'account' : path === '/forgot' ? 'forgot' : 'sign-in';
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    document.title = `${TITLES[page]} – Halyard`;
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [page]);

  return (
    <Layout
      conditions={conditions}
      onConditionsChange={(next) => {
        server.setConditions(next);
        setConditions(next);
      }}
    >
      {session ? (
        <AccountPage
          server={server}
          session={session}
          announce={setAnnouncement}
          onSignedOut={() => {
            tokens.clear();
            setSession(null);
            setNotice('');
          }}
        />
      ) : page === 'forgot' ? (
        <ForgotPage
          server={server}
          username={username}
          onUsernameChange={setUsername}
          announce={setAnnouncement}
        />
      ) : (
        <SignInPage
          server={server}
          username={username}
          onUsernameChange={setUsername}
          notice={notice}
          announce={setAnnouncement}
          onSignedIn={(next) => {
            tokens.write(next.token, next.remembered);
            setSession(next);
            navigate('/', { replace: true });
          }}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </Layout>
  );
}
