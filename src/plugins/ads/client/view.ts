import type { Store } from '@site/src/core/preferences';

import type { AdConfig } from '../types';

import { drawAd, type AdDraws } from './draws';
import { fetchAd, type FetchAdEnvironment } from './fetchAd';
import type { CheckedAd } from './networkAd';
import { createAdSlot, type AdSlotEnvironment, type AdSlotState, type AdStatus } from './slot';

/** The dependencies of a page view's ad: the browser's APIs in production, fakes in tests. */
export interface AdViewEnvironment
  extends Pick<AdSlotEnvironment, 'every'>, Pick<FetchAdEnvironment, 'fetch' | 'delay' | 'now'> {
  /** Like `Math.random`. */
  random: () => number;
  /** Whether the reader has consented to networks that need consent. */
  hasConsent: boolean;
  /** Number of in-house ads. */
  inHouseCount: number;
}

/** The ad of one page view. */
export interface AdView extends Store<AdSlotState> {
  draws: AdDraws;
  /** How the network is asked for an ad. Undefined if it isn't asked. */
  source: 'json' | 'script' | undefined;
  /** Returns the network's ad once it has arrived as JSON. */
  ad: () => CheckedAd | undefined;
  /** Records a status reported by the frame of the network's script. */
  report: (status: AdStatus) => void;
  start: () => void;
  /** Stops all requests, because the reader has left the page. */
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

/** Makes the random choices, asks the network, and decides what the slot shows, for one page view. */
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
