import { POSITIONS_KEY, trackScroll, type ScrollWindow } from './scroll';

/** A tab of a browser: its history entries, and the position of the page. */
function openTab() {
  const entries: { state: unknown }[] = [{ state: null }];
  let index = 0;
  const stored = new Map<string, string>();

  /** Loads the page of the current entry. Returns what the reader and the router do on it. */
  const load = (restored = 0) => {
    const listeners = new Map<string, ((event: Partial<PageTransitionEvent>) => void)[]>();
    const emit = (type: string, event: Partial<PageTransitionEvent> = {}) =>
      listeners.get(type)?.forEach((listener) => listener(event));
    const view = {
      addEventListener: (type: string, listener: () => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      document: { readyState: 'loading' },
      history: {
        scrollRestoration: 'auto',
        get state() {
          return entries[index]?.state;
        },
        replaceState: (state: unknown) => (entries[index] = { state }),
      },
      scrollY: restored,
      scrollTo(_x: number, y: number) {
        view.scrollY = y;
      },
      setTimeout: (task: () => void) => task(),
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      },
    };
    const positions = trackScroll(view as unknown as ScrollWindow);
    const scroll = (y: number) => {
      view.scrollY = y;
      emit('scroll');
    };
    const show = () => positions.restore();
    return {
      emit,
      scroll,
      show,
      position: () => view.scrollY,
      mode: () => view.history.scrollRestoration,
      /** Opens a page, which is shown at its top. */
      push(state: unknown = { key: `k${entries.length}` }) {
        entries.splice(index + 1, Infinity, { state });
        index += 1;
        const isRestored = show();
        if (!isRestored) {
          scroll(0);
        }
        return isRestored;
      },
      go(steps: number) {
        index += steps;
      },
    };
  };
  return { load, stored, entries };
}

describe('the scroll position', () => {
  it('is that of the entry, over ten steps back and forward', () => {
    const page = openTab().load();
    const places = [120, 800, 0, 450, 90];
    page.scroll(300);
    places.forEach((y) => {
      expect(page.push()).toBe(false);
      page.scroll(y);
    });
    const all = [300, ...places];
    for (const expected of all.slice(0, -1).reverse()) {
      page.go(-1);
      expect(page.show()).toBe(true);
      expect(page.position()).toBe(expected);
    }
    for (const expected of all.slice(1)) {
      page.go(1);
      expect(page.show()).toBe(true);
      expect(page.position()).toBe(expected);
    }
  });

  it('of the page that is left is the last one before the next page is shown', () => {
    const page = openTab().load();
    page.scroll(300);
    page.push();
    page.scroll(700);
    page.go(-1);
    // The reader scrolls on while the page is loading.
    page.scroll(900);
    page.show();
    expect(page.position()).toBe(300);
    page.go(1);
    page.show();
    expect(page.position()).toBe(900);
  });

  it('is kept when the page is reloaded', () => {
    const tab = openTab();
    const page = tab.load();
    page.scroll(300);
    page.push();
    page.scroll(700);
    page.emit('pagehide');
    const again = tab.load();
    again.go(-1);
    expect(again.show()).toBe(true);
    expect(again.position()).toBe(300);
  });

  it('is known for entries that the browser adds for links to sections', () => {
    const { load, entries } = openTab();
    const page = load();
    page.scroll(300);
    page.push(null);
    page.scroll(1200);
    page.go(-1);
    page.show();
    expect(page.position()).toBe(300);
    page.go(1);
    page.show();
    expect(page.position()).toBe(1200);
    const keys = entries.map(({ state }) => (state as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is not the one that the browser scrolls to before the page knows of the new entry', () => {
    const tab = openTab();
    const page = tab.load();
    page.scroll(300);
    tab.entries.push({ state: null });
    page.go(1);
    page.scroll(1200);
    page.show();
    page.go(-1);
    page.show();
    expect(page.position()).toBe(300);
    page.go(1);
    page.show();
    expect(page.position()).toBe(1200);
  });

  it('keeps the state that others have stored in an entry', () => {
    const tab = openTab();
    tab.entries[0] = { state: { state: { from: 'menu' } } };
    tab.load();
    expect(tab.entries[0].state).toEqual({
      state: { from: 'menu' },
      key: expect.any(String) as string,
    });
  });
});

describe('the browser', () => {
  it('restores the position of the page that it loads, and no other', () => {
    const page = openTab().load();
    expect(page.mode()).toBe('auto');
    page.emit('load');
    expect(page.mode()).toBe('manual');
    page.emit('pagehide');
    expect(page.mode()).toBe('auto');
    page.emit('pageshow', { persisted: true });
    expect(page.mode()).toBe('manual');
  });

  it('stores nothing if only one page was read', () => {
    const { load, stored } = openTab();
    const page = load();
    page.scroll(300);
    page.emit('pagehide');
    expect(stored.size).toBe(0);
  });
});

test.each(['{', 'null', '[["a"]]', '{"a":1}', '[["a","b"],7]'])(
  'the stored value %s is ignored',
  (value) => {
    const tab = openTab();
    tab.stored.set(POSITIONS_KEY, value);
    const page = tab.load();
    expect(page.push({ key: 'a' })).toBe(false);
  },
);

it('blocked storage is no error', () => {
  const tab = openTab();
  const page = tab.load();
  jest.spyOn(tab.stored, 'set').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  page.push();
  expect(() => page.emit('pagehide')).not.toThrow();
});
