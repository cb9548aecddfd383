import { createStore, type Store } from '@site/src/core/preferences';

import type { AdDraws } from './draws';

/** Interval between two checks for the network's ad. */
export const POLL_INTERVAL_MS = 500;
/** Maximum number of checks. The first one is immediate. */
export const MAX_TRIES = 30;
/** After more checks than this without an ad, the slot shows an in-house ad or the ad-block notice. */
export const PATIENCE = 6;

/**
 * What can be told of the network's ad: nothing yet, that it is there, or that the network was reached and has none.
 */
export type AdStatus = 'pending' | 'filled' | 'none';

/** What the slot shows. */
export type AdOutcome =
  | { kind: 'waiting' }
  | { kind: 'network' }
  | { kind: 'notice' }
  | {
      kind: 'in-house';
      /** Which of the in-house ads, counted from 0. */
      index: number;
    };

/** A slot as it stands. */
export interface AdSlotState {
  outcome: AdOutcome;
  /** Whether the network can still fill the slot. */
  isOpen: boolean;
}

/** What a slot stands on; the browser's own in production, fakes in tests. */
export interface AdSlotEnvironment {
  draws: Pick<AdDraws, 'notice' | 'inHouse'>;
  /** Looks for the network's ad. Undefined: there is no network to ask. */
  probe: (() => AdStatus) | undefined;
  /** Calls back again and again, so many milliseconds apart, until the function it gives back is called. */
  every: (callback: () => void, milliseconds: number) => () => void;
}

/** The slot of one page view. */
export interface AdSlot extends Store<AdSlotState> {
  /** Begins to look for the network's ad. */
  start: () => void;
  /** The page is left: looks no more. */
  stop: () => void;
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
        : tries > PATIENCE && outcome.kind === 'waiting'
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
    stop() {
      stopPolling?.();
      stopPolling = undefined;
    },
  };
}
