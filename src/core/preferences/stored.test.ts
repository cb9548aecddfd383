import { createStoredStore, type StoredPreference } from './stored';

/** Creates a browser with storage, in which preferences can be opened and other tabs simulated. */
function createBrowser(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const events = new EventTarget();
  return {
    entries,
    open: <T>(preference: StoredPreference<T>) =>
      createStoredStore({ storage: () => storage, events }, preference),
    /** Simulates another tab that has changed a key, or cleared storage if the key is `null`. */
    tell: (key: string | null) => events.dispatchEvent(new StorageEvent('storage', { key })),
    /** Simulates that the page is shown: for the first time, or again from the back/forward cache. */
    restore: (persisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

const SIZE: StoredPreference<'small' | 'large'> = {
  key: 'size',
  parse: (stored) => (stored === 'large' ? 'large' : 'small'),
};
const COUNT: StoredPreference<number> = {
  key: 'count',
  parse: (stored) => (/^\d+$/.test(stored ?? '') ? Number(stored) : 0),
};

it('starts with the stored value, and isolates other preferences from an invalid one', () => {
  const { open, entries } = createBrowser({ size: '{"broken', count: '3' });
  expect(open(SIZE).get()).toBe('small');
  expect(open(COUNT).get()).toBe(3);
  expect(Object.fromEntries(entries)).toEqual({ size: '{"broken', count: '3' });
});

it('stores and applies a value before it notifies listeners', () => {
  const { open, entries } = createBrowser();
  const shown: number[] = [];
  const store = open({ ...COUNT, show: (value) => shown.push(value) });
  const seen: unknown[] = [];
  store.subscribe(() => seen.push([entries.get('count'), shown.at(-1), store.get()]));
  store.set(2);
  expect(seen).toEqual([['2', 2, 2]]);
  expect(shown).toEqual([0, 2]);
});

it('stores all keys of a value', () => {
  const { open, entries } = createBrowser();
  const store = open({
    ...COUNT,
    serialize: (value) => ({ count: String(value), parity: value % 2 ? 'odd' : 'even' }),
  });
  store.set(5);
  expect(Object.fromEntries(entries)).toEqual({ count: '5', parity: 'odd' });
});

it('follows changes made while the page was in the back/forward cache', () => {
  const { open, entries, restore } = createBrowser({ size: 'large' });
  const store = open(SIZE);
  entries.delete('size');
  restore(false);
  expect(store.get()).toBe('large');
  restore(true);
  expect(store.get()).toBe('small');
});

it('follows changes to its key and cleared storage in other tabs', () => {
  const { open, entries, tell } = createBrowser();
  const store = open(SIZE);
  const listener = jest.fn();
  store.subscribe(listener);
  entries.set('size', 'large');
  tell('count');
  expect(store.get()).toBe('small');
  tell('size');
  tell('size');
  expect(store.get()).toBe('large');
  expect(listener).toHaveBeenCalledTimes(1);
  entries.clear();
  tell(null);
  expect(store.get()).toBe('small');
});

it('resets a value', () => {
  const { open, entries } = createBrowser({ size: 'large' });
  const store = open(SIZE);
  store.reset();
  expect(store.get()).toBe('small');
  expect(entries.size).toBe(0);
});
