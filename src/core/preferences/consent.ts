import type { StorageEnvironment } from './direction';
import { createStore, type Store } from './store';

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
export interface ConsentEnvironment extends Omit<StorageEnvironment, 'root' | 'storage'> {
  /** A function, since merely reading `window.localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  signals: PrivacySignals;
}

export interface ConsentStore extends Store<Consent> {
  /** Whether the browser refuses for its reader. Then consent is `denied`, whatever was or is answered. */
  readonly isRefusedByBrowser: boolean;
  /** The reader's answer: told, and kept. Where the browser refuses it changes nothing. */
  set: (answer: 'granted' | 'denied') => void;
}

/** The one truth about the reader's consent to services of others. Other tabs follow. */
export function createConsentStore({ storage, events, signals }: ConsentEnvironment): ConsentStore {
  const isRefusedByBrowser =
    signals.doNotTrack === '1' ||
    signals.doNotTrack === 'yes' ||
    signals.globalPrivacyControl === true;

  const read = (): Consent => {
    if (isRefusedByBrowser) {
      return 'denied';
    }
    try {
      return toConsent(storage().getItem(CONSENT_KEY));
    } catch {
      return 'unknown';
    }
  };

  const store = createStore(read());
  events.addEventListener('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === CONSENT_KEY || key === null) {
      store.set(read());
    }
  });

  return {
    isRefusedByBrowser,
    get: store.get,
    subscribe: store.subscribe,
    set(answer) {
      if (isRefusedByBrowser) {
        return;
      }
      try {
        storage().setItem(CONSENT_KEY, answer);
      } catch {
        // Blocked or full: the answer holds for this page alone.
      }
      store.set(answer);
    },
  };
}

let browserStore: ConsentStore | undefined;

/** The page's store of consent. Only in the browser. */
export function consentStore(): ConsentStore {
  return (browserStore ??= createConsentStore({
    storage: () => window.localStorage,
    events: window,
    signals: navigator,
  }));
}
