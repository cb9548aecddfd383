import { createApiLayoutStore } from './apiLayout';

/** Creates a store with a fresh document, the given stored value and a target for storage events. */
function setUp(stored?: string) {
  const root = document.createElement('html');
  const events = new EventTarget();
  const entries = new Map(stored === undefined ? [] : [['apiLayout', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createApiLayoutStore({ root, storage: () => storage, events });
  return {
    store,
    entries,
    shown: () => root.getAttribute('data-api-layout'),
    /** Simulates another tab that writes a key, or clears storage if the key is `null`. */
    tell: (key: string | null) => events.dispatchEvent(new StorageEvent('storage', { key })),
  };
}

describe('createApiLayoutStore', () => {
  test.each([
    [undefined, 'table'],
    ['table', 'table'],
    ['list', 'list'],
    ['LIST', 'table'],
    ['', 'table'],
    ['<b>', 'table'],
  ])('with %j stored returns the %s layout', (stored, layout) => {
    const { store, shown } = setUp(stored);
    expect(store.get()).toBe(layout);
    expect(shown()).toBe(layout === 'list' ? 'list' : null);
  });

  it("removes an attribute that doesn't match storage", () => {
    const root = document.createElement('html');
    root.setAttribute('data-api-layout', 'list');
    createApiLayoutStore({ root, storage: () => localStorage, events: new EventTarget() });
    expect(root).not.toHaveAttribute('data-api-layout');
  });

  it('writes nothing before the reader makes a choice', () => {
    expect(setUp().entries.size).toBe(0);
  });

  it('applies and stores a choice and its reset, and notifies listeners', () => {
    const { store, entries, shown } = setUp();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(shown()));
    store.setLayout('list');
    expect(entries.get('apiLayout')).toBe('list');
    store.setLayout('table');
    expect(entries.get('apiLayout')).toBe('table');
    expect(seen).toEqual(['list', null]);
  });

  it('follows other tabs, including when storage is cleared', () => {
    const { store, entries, shown, tell } = setUp();
    entries.set('apiLayout', 'list');
    tell('other');
    expect(store.get()).toBe('table');
    tell('apiLayout');
    expect(shown()).toBe('list');
    entries.clear();
    tell(null);
    expect(shown()).toBeNull();
  });

  it('works within the page if storage is blocked', () => {
    const root = document.createElement('html');
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = createApiLayoutStore({ root, storage, events: new EventTarget() });
    expect(store.get()).toBe('table');
    store.setLayout('list');
    expect(store.get()).toBe('list');
    expect(root).toHaveAttribute('data-api-layout', 'list');
  });
});
