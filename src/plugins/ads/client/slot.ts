import { createStore, type Store } from '@site/src/core/preferences';

import type { AdDraws } from './draws';

/** Interval between two checks for the network's ad. */
export const POLL_INTERVAL_MS = 500;
/** Maximum number of checks. The first one is immediate. */
export const MAX_TRIES = 30;
/** After more checks than this without an ad, the slot shows an in-house ad or the ad-block notice. */
export const TRIES_BEFORE_FALLBACK = 6;

/** What is known of the network's ad: nothing yet, that it has arrived, or that the network responded without one. */
export type AdStatus = 'pending' | 'filled' | 'none';

/** What the slot shows. */
export type AdOutcome =
  | { kind: 'waiting' }
  | { kind: 'network' }
  | { kind: 'notice' }
  | {
      kind: 'in-house';
      /** Index of the in-house ad. */
      index: number;
    };

/** The current state of a slot. */
export interface AdSlotState {
  outcome: AdOutcome;
  /** Whether the network can still fill the slot. */
  isOpen: boolean;
}

/** The dependencies of a slot: the browser's APIs in production, fakes in tests. */
export interface AdSlotEnvironment {
  draws: Pick<AdDraws, 'notice' | 'inHouse'>;
  /** Checks for the network's ad. Undefined if there is no network to ask. */
  probe: (() => AdStatus) | undefined;
  /** Calls the callback repeatedly, at the given interval, until the returned function is called. */
  every: (callback: () => void, milliseconds: number) => () => void;
}

/** The slot of one page view. */
export interface AdSlot extends Store<AdSlotState> {
  /** Starts checking for the network's ad. */
  start: () => void;
  /** Stops checking, because the reader has left the page. */
  stop: () => void;
  /** Stops checking, and shows an in-house ad from now on, because the network may no longer be used. */
  withdraw: () => void;
}

/**
 * Decides what the slot shows. It waits for the network's ad; after more than six checks without one, it shows an
 * in-house ad or the ad-block notice. An ad that arrives within the thirty checks replaces either.
 *
 * If the network responds that it has no ad, the notice isn't shown, since the reader isn't blocking anything.
 */
export function createAdSlot({ draws, probe, every }: AdSlotEnvironment): AdSlot {
  const inHouse: AdOutcome = { kind: 'in-house', index: draws.inHouse };
  const store = createStore<AdSlotState>(
    probe ? { outcome: { kind: 'waiting' }, isOpen: true } : { outcome: inHouse, isOpen: false },
  );
  let stopPolling: (() => void) | undefined;

  const look = (currentProbe: () => AdStatus, tries: number): void => {
    const status = currentProbe();
    const isOpen = status !== 'filled' && tries < MAX_TRIES;
    const { outcome } = store.get();
    const next: AdOutcome =
      status === 'filled'
        ? { kind: 'network' }
        : tries > TRIES_BEFORE_FALLBACK && outcome.kind === 'waiting'
          ? draws.notice && status === 'pending'
            ? { kind: 'notice' }
            : inHouse
          : outcome;
    if (next !== outcome || !isOpen) {
      store.set({ outcome: next, isOpen });
    }
    if (!isOpen) {
      stopPolling?.();
    }
  };

  const stop = () => {
    stopPolling?.();
    stopPolling = undefined;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      if (!probe || stopPolling) {
        return;
      }
      let tries = 1;
      stopPolling = every(() => look(probe, ++tries), POLL_INTERVAL_MS);
      look(probe, tries);
    },
    stop,
    withdraw() {
      stop();
      store.set({ outcome: inHouse, isOpen: false });
    },
  };
}
