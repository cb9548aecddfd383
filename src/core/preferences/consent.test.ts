import { createConsentStore, type Consent, type PrivacySignals } from './consent';

/** Creates a store in its own browser, with the given stored value and privacy signals. */
function setUp({ stored, signals = {} }: { stored?: string; signals?: PrivacySignals } = {}) {
  const events = new EventTarget();
  const entries = new Map(stored === undefined ? [] : [['consent', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createConsentStore({ storage: () => storage, events, signals });
  return {
    store,
    entries,
    /** Simulates another tab that writes a key, or clears storage if the key is `null`. */
    tell: (key: string | null) => events.dispatchEvent(new StorageEvent('storage', { key })),
  };
}

describe('initial consent', () => {
  test.each<[string | undefined, Consent]>([
    [undefined, 'unknown'],
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['unknown', 'unknown'],
    ['GRANTED', 'unknown'],
    ['true', 'unknown'],
    ['', 'unknown'],
    ['<b>', 'unknown'],
  ])('with %j stored is %s', (stored, consent) => {
    expect(setUp({ stored }).store.get()).toBe(consent);
  });

  it("isn't written to storage", () => {
    expect(setUp().entries.size).toBe(0);
  });
});

describe("the reader's answer", () => {
  it('is announced and stored, and can be changed later', () => {
    const { store, entries } = setUp();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(`${store.get()}, stored as ${entries.get('consent')}`));
    store.set('granted');
    store.set('denied');
    expect(seen).toEqual(['granted, stored as granted', 'denied, stored as denied']);
  });

  it('applies within the page if storage is blocked', () => {
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = createConsentStore({ storage, events: new EventTarget(), signals: {} });
    expect(store.get()).toBe('unknown');
    store.set('granted');
    expect(store.get()).toBe('granted');
  });

  it('applies within the page if storage is full', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const store = createConsentStore({
      storage: () => storage,
      events: new EventTarget(),
      signals: {},
    });
    store.set('denied');
    expect(store.get()).toBe('denied');
  });
});

describe('another tab', () => {
  it('updates this one, and resets it by clearing storage', () => {
    const { store, entries, tell } = setUp();
    const listener = jest.fn();
    store.subscribe(listener);
    entries.set('consent', 'granted');
    tell('other');
    expect(store.get()).toBe('unknown');
    tell('consent');
    expect(store.get()).toBe('granted');
    entries.clear();
    tell(null);
    expect(store.get()).toBe('unknown');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a browser that refuses consent', () => {
  test.each<[string, PrivacySignals]>([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Do Not Track in old browsers', { doNotTrack: 'yes' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('with %s takes precedence over storage, answers and other tabs', (_name, signals) => {
    const { store, entries, tell } = setUp({ stored: 'granted', signals });
    const listener = jest.fn();
    store.subscribe(listener);
    expect(store.isRefusedByBrowser).toBe(true);
    expect(store.get()).toBe('denied');
    store.set('granted');
    entries.set('consent', 'granted');
    tell('consent');
    expect(store.get()).toBe('denied');
    expect(listener).not.toHaveBeenCalled();
  });

  test.each<[string, PrivacySignals]>([
    ['says nothing', {}],
    ['sets no signal', { doNotTrack: null, globalPrivacyControl: false }],
    ['allows tracking', { doNotTrack: '0' }],
    ['leaves the signal unspecified', { doNotTrack: 'unspecified' }],
  ])("isn't assumed when the browser %s", (_name, signals) => {
    const { store } = setUp({ stored: 'granted', signals });
    expect(store.isRefusedByBrowser).toBe(false);
    expect(store.get()).toBe('granted');
  });
});
