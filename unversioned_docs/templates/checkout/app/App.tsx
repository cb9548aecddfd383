import { useState } from 'react';

import Checkout from './Checkout';
import { createServer } from './data/server';
import { createDraftStore } from './data/storage';

const createKey = () => crypto.randomUUID();

/** The checkout, with a server in memory. */
export default function App() {
  const [server] = useState(() => createServer());
  const [store] = useState(() => createDraftStore(() => sessionStorage));
  return <Checkout server={server} store={store} createKey={createKey} />;
}
