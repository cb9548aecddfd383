import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';

import Layout, { PAGE_HEADING_ID } from './components/Layout';
import LiveRegion from './components/LiveRegion';
import type { Challenge, Conditions, SimulatedServer } from './data/server';
import EmailPage from './pages/EmailPage';
import ProofPage from './pages/ProofPage';

const HEADINGS = {
  email: 'Sign in to Cairn',
  password: 'Enter your password',
  code: 'Enter your code',
  account: 'You are signed in',
};

/** The application: the address, the proof, and who is signed in. */
export default function SignInSide({ server }: { server: SimulatedServer }) {
  const [path, navigate] = useHashLocation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [name, setName] = useState('');
  const [conditions, setConditions] = useState<Conditions>('normal');
  const [announcement, setAnnouncement] = useState('');

  const page = name ? 'account' : challenge && path === '/proof' ? challenge.method : 'email';
  const shownPage = useRef<keyof typeof HEADINGS>(page);
  useEffect(() => {
    // The address may name a step that isn't open.
    if (page === 'email' && path !== '/') navigate('/', { replace: true });
    if (shownPage.current === page) return;
    shownPage.current = page;
    document.title = `${HEADINGS[page]} – Cairn`;
    document.getElementById(PAGE_HEADING_ID)?.focus();
  }, [page, path, navigate]);

  return (
    <Layout
      heading={HEADINGS[page]}
      conditions={conditions}
      onConditionsChange={(next) => {
        server.setConditions(next);
        setConditions(next);
      }}
    >
      {page === 'account' ? (
        <>
          <Typography sx={{ mb: 3 }}>
            {name}, six trails near you need a hand this weekend.
          </Typography>
          <Button
            variant="outlined"
            size="large"
            onClick={() => {
              setName('');
              setChallenge(null);
              setAnnouncement('Signed out.');
            }}
          >
            Sign out
          </Button>
        </>
      ) : challenge && page !== 'email' ? (
        <ProofPage
          key={page}
          server={server}
          challenge={challenge}
          onChallengeChange={setChallenge}
          onProved={(next) => {
            setName(next);
            navigate('/', { replace: true });
          }}
          announce={setAnnouncement}
        />
      ) : (
        <EmailPage
          server={server}
          email={challenge?.email ?? ''}
          onStarted={(next) => {
            setChallenge(next);
            navigate('/proof');
          }}
        />
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </Layout>
  );
}
