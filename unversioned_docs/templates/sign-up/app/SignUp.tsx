import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';

import Layout, { PAGE_HEADING_ID } from './components/Layout';
import LiveRegion from './components/LiveRegion';
import { toIsoDate } from './data/birthday';
import type { Conditions, Registration, SimulatedServer } from './data/server';
import type { SignUpValues } from './data/signUp';
import DetailsPage, { useSignUpForm } from './pages/DetailsPage';
import VerifyPage from './pages/VerifyPage';

const HEADINGS = {
  details: 'Join Rondel',
  verify: 'Check your email',
  welcome: 'Welcome aboard',
};

export interface SignUpProps {
  server: SimulatedServer;
  /** Values that are known already, such as those of an invitation. Default: none. */
  known?: Partial<SignUpValues>;
}

const NOTHING: Partial<SignUpValues> = {};

/** The application: the form, the code, and the end. */
export default function SignUp({ server, known = NOTHING }: SignUpProps) {
  const [path, navigate] = useHashLocation();
  const getToday = useCallback(() => toIsoDate(server.now()), [server]);
  const form = useSignUpForm(getToday, known);
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [verified, setVerified] = useState(false);
  const [conditions, setConditions] = useState<Conditions>('normal');
  const [announcement, setAnnouncement] = useState('');

  const page = verified ? 'welcome' : registration && path === '/verify' ? 'verify' : 'details';
  const shownPage = useRef(page);
  useEffect(() => {
    // The address may name a step that isn't open.
    if (page === 'details' && path !== '/') navigate('/', { replace: true });
    if (shownPage.current === page) return;
    shownPage.current = page;
    document.title = `${HEADINGS[page]} – Rondel`;
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [page, path, navigate]);

  return (
    <Layout
      heading={HEADINGS[page]}
      step={page === 'details' ? 'Step 1 of 2' : page === 'verify' ? 'Step 2 of 2' : 'Done'}
      lead={
        page === 'details' ? (
          '240 shared bikes at 31 stations. The first half hour of each ride is free.'
        ) : page === 'verify' ? (
          <>
            A code is on its way to <strong>{registration?.email}</strong>.
          </>
        ) : (
          'Your account is ready. Unlock a bike at any station.'
        )
      }
      conditions={conditions}
      onConditionsChange={(next) => {
        server.setConditions(next);
        setConditions(next);
      }}
    >
      {page === 'verify' && registration ? (
        <VerifyPage
          server={server}
          registration={registration}
          onResent={setRegistration}
          onVerified={() => {
            setVerified(true);
            // The password isn't needed anymore.
            form.reset();
            navigate('/', { replace: true });
          }}
          announce={setAnnouncement}
        />
      ) : page === 'welcome' ? (
        <Button
          variant="outlined"
          size="large"
          onClick={() => {
            setVerified(false);
            setRegistration(null);
          }}
        >
          Create another account
        </Button>
      ) : (
        <DetailsPage
          form={form}
          server={server}
          getToday={getToday}
          onRegistered={(next) => {
            setRegistration(next);
            navigate('/verify');
          }}
          announce={setAnnouncement}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </Layout>
  );
}
