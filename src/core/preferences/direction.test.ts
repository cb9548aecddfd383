import { createDirectionStore } from './direction';

const html = (dir = '') => Object.assign(document.createElement('html'), { dir });
const storageEvent = (init: StorageEventInit) => new StorageEvent('storage', init);

/** Creates a store with a fresh document, the given stored value and a target for storage events. */
function setUp(stored?: string, served = 'ltr') {
  const root = html(served);
  const events = new EventTarget();
  const entries = new Map(stored === undefined ? [] : [['direction', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createDirectionStore({ root, storage: () => storage, events });
  return { store, root, events, entries };
}

describe('createDirectionStore', () => {
  it.each([
    [undefined, 'ltr', 'ltr'],
    [undefined, 'rtl', 'rtl'],
    ['rtl', 'ltr', 'rtl'],
    ['ltr', 'rtl', 'ltr'],
    ['<b>', 'ltr', 'ltr'],
    ['', 'rtl', 'rtl'],
  ])('with %j stored and a document in %s returns %s', (stored, served, direction) => {
    const { store, root } = setUp(stored, served);
    expect(store.get()).toBe(direction);
    expect(root.dir).toBe(direction);
  });

  it('applies and stores a choice, and notifies listeners', () => {
    const { store, root, entries } = setUp();
    const listener = jest.fn();
    store.subscribe(listener);
    store.setDirection('rtl');
    expect(store.get()).toBe('rtl');
    expect(root.dir).toBe('rtl');
    expect(entries.get('direction')).toBe('rtl');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['rtl', 'ltr', 'rtl'],
    ['ltr', 'rtl', 'ltr'],
    ['evil', 'rtl', 'rtl'],
  ])(
    'knows the direction of the served document, %s, even if a script has already applied the choice',
    (sent, dir, back) => {
      const root = html(dir);
      root.setAttribute('data-served-dir', sent);
      const storage = { getItem: () => null, setItem: jest.fn(), removeItem: jest.fn() };
      const store = createDirectionStore({
        root,
        storage: () => storage,
        events: new EventTarget(),
      });
      expect(store.get()).toBe(back);
    },
  );

  it.each(['ltr', 'rtl'])(
    'resets a choice to the direction of the served document, %s',
    (served) => {
      const { store, root, entries } = setUp(served === 'ltr' ? 'rtl' : 'ltr', served);
      store.reset();
      expect(store.get()).toBe(served);
      expect(root.dir).toBe(served);
      expect(entries.size).toBe(0);
    },
  );

  it('follows other tabs, and returns to the served direction when storage is cleared', () => {
    const { store, events, entries } = setUp();
    entries.set('direction', 'rtl');
    events.dispatchEvent(storageEvent({ key: 'other' }));
    expect(store.get()).toBe('ltr');
    events.dispatchEvent(storageEvent({ key: 'direction' }));
    expect(store.get()).toBe('rtl');
    entries.clear();
    events.dispatchEvent(storageEvent({ key: null }));
    expect(store.get()).toBe('ltr');
  });

  it('works within the page if storage is blocked', () => {
    const root = html();
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = createDirectionStore({ root, storage, events: new EventTarget() });
    expect(store.get()).toBe('ltr');
    store.setDirection('rtl');
    expect(root.dir).toBe('rtl');
    store.reset();
    expect(root.dir).toBe('ltr');
  });
});
