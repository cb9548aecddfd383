import { useState } from 'react';

import { createServer } from './data/server';
import SignInSide from './SignInSide';

/** The sign-in pages beside the artwork, with a server in memory. */
export default function App() {
  const [server] = useState(() => createServer());
  return <SignInSide server={server} />;
}
