import { createContext, use, useSyncExternalStore } from 'react';

import type { Server } from '../data/server';
import type { DeskState, JobStore } from '../data/store';

interface Desk {
  server: Server;
  store: JobStore;
}

export const DeskContext = createContext<Desk | null>(null);

/** The server and the store of the application. Throws outside of `RepairDesk`. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs a RepairDesk around it.');
  return desk;
}

/** The state of the store. The component renders again when it changes. */
export function useDeskState(): DeskState {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** How the simulated server behaves. */
export function useServerMode() {
  const { server } = useDesk();
  return useSyncExternalStore(server.subscribe, server.getMode, server.getMode);
}
