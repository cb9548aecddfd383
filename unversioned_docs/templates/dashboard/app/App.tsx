import { useMemo, useState } from 'react';

import Dashboard from './Dashboard';
import { createFeed, type Feed } from './data/feed';
import { createServer, PROFILES, type Profile } from './data/server';

/** The moment at which the live feed starts. A real feed starts now. */
const FEED_START = Date.UTC(2025, 9, 1, 11, 40);

/** Creates the feed once. Its source answers unless the simulated server fails. */
function createSimulation() {
  let reachable = true;
  const feed: Feed = createFeed({ from: FEED_START, isReachable: () => reachable });
  return {
    feed,
    setReachable: (value: boolean) => {
      reachable = value;
    },
  };
}

/** An analytics dashboard for the operator of solar farms. */
export default function App() {
  const [profile, setProfile] = useState<Profile>('normal');
  const [simulation] = useState(createSimulation);
  const server = useMemo(() => createServer(PROFILES[profile]), [profile]);
  return (
    <Dashboard
      server={server}
      feed={simulation.feed}
      profile={profile}
      onProfileChange={(next) => {
        simulation.setReachable(next !== 'failing');
        setProfile(next);
      }}
    />
  );
}
