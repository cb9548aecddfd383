import type { Store } from '@site/src/core/preferences';

import type { AdConfig } from '../types';

import { drawAd, type AdDraws } from './draws';
import { fetchAd, type FetchAdEnvironment } from './fetchAd';
import type { CheckedAd } from './networkAd';
import { createAdSlot, type AdSlotEnvironment, type AdSlotState, type AdStatus } from './slot';

/** What a page view's ad stands on; the browser's own in production, fakes in tests. */
export interface AdViewEnvironment
  extends Pick<AdSlotEnvironment, 'every'>, Pick<FetchAdEnvironment, 'fetch' | 'delay' | 'now'> {
  /** As `Math.random`. */
  random: () => number;
  /** Whether the reader lets a network be asked that needs their consent. */
  hasConsent: boolean;
  /** How many in-house ads there are. */
  inHouseCount: number;
}

/** The ad of one page view. */
export interface AdView extends Store<AdSlotState> {
  draws: AdDraws;
  /** How the network is asked; undefined where it is not. */
  source: 'json' | 'script' | undefined;
  /** The network's ad, once JSON has brought one. */
  ad: () => CheckedAd | undefined;
  /** What the frame of the network's script says. */
  report: (status: AdStatus) => void;
  start: () => void;
  /** The page is left: nothing is asked any more. */
  stop: () => void;
}

/** Inline ads use the network's JSON, ads with an image its script. If a network has only one, that one is used. */
function sourceOf(
  network: AdConfig['network'],
  shape: AdDraws['shape'],
  hasConsent: boolean,
): AdView['source'] {
  if (!network || (network.needsConsent && !hasConsent)) {
    return undefined;
  }
  const { json, hasScript } = network;
  return json && (shape === 'inline' || !hasScript) ? 'json' : hasScript ? 'script' : undefined;
}

/** Draws, asks the network and keeps the slot's order of outcomes for one page view. */
export function createAdView({ network }: AdConfig, environment: AdViewEnvironment): AdView {
  const { random, hasConsent, inHouseCount, every } = environment;
  const draws = drawAd(random, inHouseCount);
  const source = sourceOf(network, draws.shape, hasConsent);
  let status: AdStatus = 'pending';
  let ad: CheckedAd | undefined;
  let leaving: AbortController | undefined;
  const slot = createAdSlot({ draws, every, probe: source && (() => status) });

  const ask = async ({ endpoint, hosts }: NonNullable<typeof network>['json'] & object) => {
    const { signal } = (leaving = new AbortController());
    const fetched = await fetchAd({ ...environment, endpoint, hosts, signal });
    if (fetched.status === 'filled') {
      ({ ad } = fetched);
    }
    status = fetched.status === 'unreachable' ? 'pending' : fetched.status;
  };

  return {
    get: slot.get,
    subscribe: slot.subscribe,
    draws,
    source,
    ad: () => ad,
    report: (next) => {
      status = next;
    },
    start() {
      if (source === 'json' && network?.json && !leaving) {
        void ask(network.json);
      }
      slot.start();
    },
    stop() {
      slot.stop();
      leaving?.abort();
      leaving = undefined;
    },
  };
}
