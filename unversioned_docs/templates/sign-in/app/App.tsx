import { useState } from 'react';

import { createServer } from './data/server';
import { createTokenStore } from './data/tokens';
import SignIn from './SignIn';

/** The sign-in pages, with a server in memory. */
export default function App() {
  const [server] = useState(() => createServer({ getStorage: () => localStorage }));
  const [tokens] = useState(() =>
    createTokenStore(() => ({ short: sessionStorage, long: localStorage })),
  );
  return <SignIn server={server} tokens={tokens} />;
}
