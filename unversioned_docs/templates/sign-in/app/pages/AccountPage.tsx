import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import Message from '../components/Message';
import PageHeading from '../components/PageHeading';
import PendingButton from '../components/PendingButton';
import { messageOf } from '../data/messages';
import type { Server, Session } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';

const date = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export interface AccountPageProps {
  server: Server;
  session: Session;
  onSignedOut: () => void;
  announce: (message: string) => void;
}

/** What people see after they signed in. Replace it with your application. */
export default function AccountPage({ server, session, onSignedOut, announce }: AccountPageProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const newSignal = useAbortSignal();

  const signOut = async () => {
    setPending(true);
    setFailure('');
    const signal = newSignal();
    try {
      await server.signOut(session.token, signal);
      announce('Signed out.');
      onSignedOut();
    } catch (error) {
      if (signal.aborted) return;
      setFailure(messageOf(error));
      setPending(false);
    }
  };

  const facts = [
    ['Account', session.user.email],
    ['Session ends', `${date.format(session.expiresAt)} UTC`],
    ['On this device', session.remembered ? 'Kept signed in' : 'Until this window closes'],
  ] as const;

  return (
    <>
      <PageHeading>Ahoy, {session.user.name}</PageHeading>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        You are signed in.
      </Typography>
      <Box component="dl" sx={{ m: 0, mb: 3, borderTop: 1, borderColor: 'divider' }}>
        {facts.map(([term, value]) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="text.secondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {failure ? (
        <Box sx={{ mb: 2 }}>
          <Message>{failure} You are still signed in.</Message>
        </Box>
      ) : null}
      <PendingButton
        variant="outlined"
        size="large"
        fullWidth
        pending={pending}
        pendingText="Signing out…"
        onClick={() => void signOut()}
      >
        Sign out
      </PendingButton>
    </>
  );
}
