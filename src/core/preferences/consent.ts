import type { Store } from './store';
import { createStoredStore, pageEnvironment, type StorageEnvironment } from './stored';

/** The reader's consent to third-party services: `unknown` until they answer. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** Storage key of the reader's answer. */
export const CONSENT_KEY = 'consent';

/** A given value as an answer; `unknown` for anything else. */
export function toConsent(value: unknown): Consent {
  return value === 'granted' || value === 'denied' ? value : 'unknown';
}

/** What browsers say for their readers: Do Not Track, and Global Privacy Control. */
export interface PrivacySignals {
  /** `1` is the standard's value for "do not track", `yes` that of old browsers. */
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** What the store stands on; the browser's own in production, fakes in tests. */
export interface ConsentEnvironment extends StorageEnvironment {
  signals: PrivacySignals;
}

export interface ConsentStore extends Store<Consent> {
  /** Whether the browser refuses for its reader. Then consent is `denied`, whatever was or is answered. */
  readonly isRefusedByBrowser: boolean;
  /** The reader's answer: told, and kept. Where the browser refuses it changes nothing. */
  set: (answer: 'granted' | 'denied') => void;
}

/** The one truth about the reader's consent to services of others. Other tabs follow. */
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

/** The page's store of consent. Only in the browser. */
export function consentStore(): ConsentStore {
  return (browserStore ??= createConsentStore({ ...pageEnvironment(), signals: navigator }));
}
