import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Feed, FeedSnapshot } from '../data/feed';
import type { Server } from '../data/server';

/** Where the data comes from. */
export interface Services {
  server: Server;
  feed: Feed;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/**
 * Returns the server and the live feed.
 *
 * @throws Error outside of `ServicesProvider`.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error('useServices has to be called inside ServicesProvider');
  }
  return services;
}

/** Follows the live feed. Renders again at each tick, so call it in small components. */
export function useFeed(): FeedSnapshot {
  const { feed } = useServices();
  return useSyncExternalStore(feed.subscribe, feed.getSnapshot, feed.getSnapshot);
}
