import { useState } from 'react';

import { createServer } from './data/server';
import RepairDesk from './RepairDesk';

/** The back office of an instrument repair shop. Replace `createServer` to connect it to your own data. */
export default function App() {
  const [server] = useState(() => createServer({ now: Date.now }));
  return <RepairDesk server={server} />;
}
