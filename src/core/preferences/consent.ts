import type { Store } from './store';
import { createStoredStore, pageEnvironment, type StorageEnvironment } from './stored';

/** The reader's consent to third-party services: `unknown` until they answer. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** Storage key of the reader's answer. */
export const CONSENT_KEY = 'consent';

/** Converts any value to a consent. Invalid values become `unknown`. */
export function toConsent(value: unknown): Consent {
  return value === 'granted' || value === 'denied' ? value : 'unknown';
}

/** Privacy signals that browsers send on behalf of their users: Do Not Track and Global Privacy Control. */
export interface PrivacySignals {
  /** Both `1` (the standard value) and `yes` (old browsers) mean "do not track". */
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Dependencies of the store: the browser's APIs in production, fakes in tests. */
export interface ConsentEnvironment extends StorageEnvironment {
  signals: PrivacySignals;
}

export interface ConsentStore extends Store<Consent> {
  /** Whether the browser's privacy signals refuse consent. If so, consent is `denied`, whatever the reader answers. */
  readonly isRefusedByBrowser: boolean;
  /** Applies the reader's answer and saves it. Does nothing if the browser refuses consent. */
  set: (answer: 'granted' | 'denied') => void;
}

/** The single source of truth for the reader's consent to third-party services. Other tabs follow. */
export function createConsentStore({ signals, ...environment }: ConsentEnvironment): ConsentStore {
  const isRefusedByBrowser =
    signals.doNotTrack === '1' ||
    signals.doNotTrack === 'yes' ||
    signals.globalPrivacyControl === true;
  const { get, subscribe, set } = createStoredStore<Consent>(environment, {
    key: CONSENT_KEY,
    parse: (stored) => (isRefusedByBrowser ? 'denied' : toConsent(stored)),
  });
  return {
    isRefusedByBrowser,
    get,
    subscribe,
    set(answer) {
      if (!isRefusedByBrowser) {
        set(answer);
      }
    },
  };
}

let browserStore: ConsentStore | undefined;

/** Returns the page's consent store. Browser only. */
export function consentStore(): ConsentStore {
  return (browserStore ??= createConsentStore({ ...pageEnvironment(), signals: navigator }));
}
