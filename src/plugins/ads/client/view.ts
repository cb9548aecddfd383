import type { Consent, Store } from '@site/src/core/preferences';

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
  /** The reader's consent, for networks that need it. */
  consent: Pick<Store<Consent>, 'get' | 'subscribe'>;
  /** Number of in-house ads. */
  inHouseCount: number;
}

/** The ad of one page view. */
export interface AdView extends Store<AdSlotState> {
  draws: AdDraws;
  /** How the network is asked for an ad. Undefined if it isn't asked, or no longer. */
  source: () => 'json' | 'script' | undefined;
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
): ReturnType<AdView['source']> {
  if (!network || (network.needsConsent && !hasConsent)) {
    return undefined;
  }
  const { json, hasScript } = network;
  return json && (shape === 'inline' || !hasScript) ? 'json' : hasScript ? 'script' : undefined;
}

/**
 * Makes the random choices, asks the network, and decides what the slot shows, for one page view. If the reader withdraws
 * the consent that the network needs, everything of the network is discarded at once, and the slot shows an in-house ad.
 * Consent that is given during the page view counts from the next one on.
 */
export function createAdView({ network }: AdConfig, environment: AdViewEnvironment): AdView {
  const { random, consent, inHouseCount, every } = environment;
  const draws = drawAd(random, inHouseCount);
  let source = sourceOf(network, draws.shape, consent.get() === 'granted');
  let status: AdStatus = 'pending';
  let ad: CheckedAd | undefined;
  let leaving: AbortController | undefined;
  const slot = createAdSlot({ draws, every, probe: source && (() => status) });

  const ask = async ({ endpoint, hosts }: NonNullable<typeof network>['json'] & object) => {
    const { signal } = (leaving = new AbortController());
    const fetched = await fetchAd({ ...environment, endpoint, hosts, signal });
    // A response can arrive just before the request is aborted.
    if (fetched.status === 'filled' && !signal.aborted) {
      ({ ad } = fetched);
    }
    status = fetched.status === 'unreachable' ? 'pending' : fetched.status;
  };

  let unsubscribe: (() => void) | undefined;
  const stop = () => {
    slot.stop();
    leaving?.abort();
    leaving = undefined;
    unsubscribe?.();
    unsubscribe = undefined;
  };
  const followConsent = () => {
    if (source && network?.needsConsent && consent.get() !== 'granted') {
      stop();
      source = undefined;
      ad = undefined;
      slot.withdraw();
    }
  };

  return {
    get: slot.get,
    subscribe: slot.subscribe,
    draws,
    source: () => source,
    ad: () => ad,
    report: (next) => {
      status = next;
    },
    start() {
      unsubscribe ??= consent.subscribe(followConsent);
      // The reader may have answered since the view was created.
      followConsent();
      if (source === 'json' && network?.json && !leaving) {
        void ask(network.json);
      }
      if (source) {
        slot.start();
      }
    },
    stop,
  };
}
