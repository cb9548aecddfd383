import { createDensityStore } from './density';

/** Creates a store with a fresh document, the given stored value and a target for storage events. */
function setUp(stored?: string) {
  const root = document.createElement('html');
  const events = new EventTarget();
  const entries = new Map(stored === undefined ? [] : [['dense', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createDensityStore({ root, storage: () => storage, events });
  return {
    store,
    entries,
    isDense: () => root.hasAttribute('data-dense'),
    /** Simulates another tab that writes a key, or clears storage if the key is `null`. */
    tell: (key: string | null) => events.dispatchEvent(new StorageEvent('storage', { key })),
  };
}

describe('createDensityStore', () => {
  test.each([
    [undefined, false],
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    ['', false],
    ['<b>', false],
  ])('with %j stored returns dense: %s', (stored, dense) => {
    const { store, isDense } = setUp(stored);
    expect(store.get()).toBe(dense);
    expect(isDense()).toBe(dense);
  });

  it("removes an attribute that doesn't match storage", () => {
    const root = document.createElement('html');
    root.setAttribute('data-dense', 'evil');
    createDensityStore({ root, storage: () => localStorage, events: new EventTarget() });
    expect(root).not.toHaveAttribute('data-dense');
  });

  it('writes nothing before the reader makes a choice', () => {
    expect(setUp().entries.size).toBe(0);
  });

  it('applies and stores a choice and its reset, and notifies listeners', () => {
    const { store, entries, isDense } = setUp();
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(isDense()));
    store.setDense(true);
    expect(entries.get('dense')).toBe('true');
    store.setDense(false);
    expect(entries.get('dense')).toBe('false');
    expect(seen).toEqual([true, false]);
  });

  it('follows other tabs, including when storage is cleared', () => {
    const { store, entries, isDense, tell } = setUp();
    entries.set('dense', 'true');
    tell('other');
    expect(store.get()).toBe(false);
    tell('dense');
    expect(store.get()).toBe(true);
    expect(isDense()).toBe(true);
    entries.clear();
    tell(null);
    expect(isDense()).toBe(false);
  });

  it('works within the page if storage is blocked', () => {
    const root = document.createElement('html');
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = createDensityStore({ root, storage, events: new EventTarget() });
    expect(store.get()).toBe(false);
    store.setDense(true);
    expect(store.get()).toBe(true);
    expect(root).toHaveAttribute('data-dense');
  });
});
