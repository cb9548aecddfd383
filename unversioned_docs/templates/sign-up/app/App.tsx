import { useState } from 'react';

import { createServer } from './data/server';
import SignUp from './SignUp';

/** The sign-up pages, with a server in memory. */
export default function App() {
  const [server] = useState(() => createServer());
  return <SignUp server={server} />;
}
