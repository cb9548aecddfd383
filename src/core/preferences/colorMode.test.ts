import { createColorModeStore } from './colorMode';

interface World {
  /** Initial content of storage. */
  stored?: Record<string, string>;
  /** Whether the operating system prefers dark. */
  dark?: boolean;
  /** Which storage operation throws, as when storage is blocked or full. */
  broken?: 'access' | 'read' | 'write';
  /** The color scheme that the boot script has set on `<html>`. */
  booted?: 'light' | 'dark';
}

/** Creates a page in its own browser, with storage, the operating system's preference, other tabs and a clock. */
function createWorld({ stored = {}, dark = false, broken, booted }: World = {}) {
  const page = document.implementation.createHTMLDocument();
  const root = page.documentElement;
  if (booted) {
    root.setAttribute('data-theme', booted);
  }
  const values = new Map(Object.entries(stored));
  const fail = (kind: World['broken']) => {
    if (broken === kind) {
      throw new DOMException('Denied', 'SecurityError');
    }
  };
  const query = Object.assign(new EventTarget(), { matches: dark });
  const printQuery = Object.assign(new EventTarget(), { matches: false });
  const events = new EventTarget();
  let finished = 0;
  const store = createColorModeStore({
    root,
    storage() {
      fail('access');
      return {
        getItem(key) {
          fail('read');
          return values.get(key) ?? null;
        },
        setItem(key, value) {
          fail('write');
          values.set(key, value);
        },
        removeItem: (key) => void values.delete(key),
      };
    },
    darkQuery: query,
    printQuery,
    events: events,
    finishTransitions: () => {
      finished += 1;
    },
  });
  return {
    store,
    root,
    stored: () => Object.fromEntries(values),
    shown: () => [root.getAttribute('data-theme-choice'), root.getAttribute('data-theme')],
    /** Changes the operating system's preference. */
    setDark: (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    },
    /** Fires what browsers fire before and after they print the page. */
    print: (type: 'beforeprint' | 'afterprint') => events.dispatchEvent(new Event(type)),
    /** Emulates a medium, as developer tools do. */
    setMedium: (medium: 'print' | 'screen') => {
      printQuery.matches = medium === 'print';
      printQuery.dispatchEvent(new Event('change'));
    },
    /** Simulates another tab that writes a key, or clears storage if the key is `null`. */
    writeElsewhere: (key: string | null, value?: string) => {
      if (key === null) {
        values.clear();
      } else if (value === undefined) {
        values.delete(key);
      } else {
        values.set(key, value);
      }
      events.dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
    },
    /** How often the transitions to a new scheme were ended. */
    finished: () => finished,
  };
}

describe('the initial color mode', () => {
  test.each([
    ['light', true, 'light', 'light'],
    ['dark', false, 'dark', 'dark'],
    ['system', false, 'system', 'light'],
    ['system', true, 'system', 'dark'],
    ['DARK', false, 'system', 'light'],
    ['{"mode":"dark"}', true, 'system', 'dark'],
    ['', true, 'system', 'dark'],
    [undefined, false, 'system', 'light'],
    [undefined, true, 'system', 'dark'],
  ])('with %j stored and dark preferred: %s, is %s and shows %s', (mode, dark, choice, scheme) => {
    const { store, shown } = createWorld({ stored: mode === undefined ? {} : { mode }, dark });
    expect(store.get()).toEqual({ mode: choice, scheme });
    expect(shown()).toEqual([choice, scheme]);
  });

  test.each(['access', 'read'] as const)(
    'follows the operating system if storage fails on %s',
    (broken) => {
      const { store } = createWorld({ stored: { mode: 'light' }, dark: true, broken });
      expect(store.get()).toEqual({ mode: 'system', scheme: 'dark' });
    },
  );

  it("isn't stored before the reader makes a choice", () => {
    expect(createWorld({ dark: true }).stored()).toEqual({});
  });

  it('keeps transitions running if the boot script has already applied the mode', () => {
    expect(createWorld({ dark: true, booted: 'dark' }).finished()).toBe(0);
  });
});

describe("the reader's choice", () => {
  it('is applied, announced and stored under both keys', () => {
    const { store, shown, stored } = createWorld();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.setMode('dark');
    expect(shown()).toEqual(['dark', 'dark']);
    expect(seen).toEqual([{ mode: 'dark', scheme: 'dark' }]);
    expect(stored()).toEqual({ mode: 'dark', 'color-scheme': 'dark' });
  });

  it('of system stores the resulting scheme', () => {
    const { store, stored } = createWorld({ stored: { mode: 'light' }, dark: true });
    store.setMode('system');
    expect(stored()).toEqual({ mode: 'system', 'color-scheme': 'dark' });
  });

  it('of a new mode notifies listeners even if the scheme stays the same', () => {
    const { store } = createWorld({ dark: true });
    const listener = jest.fn();
    store.subscribe(listener);
    store.setMode('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('of the current mode notifies nobody', () => {
    const { store } = createWorld({ stored: { mode: 'dark' } });
    const listener = jest.fn();
    store.subscribe(listener);
    store.setMode('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  test.each(['access', 'write'] as const)(
    'applies within the page if storage fails on %s',
    (broken) => {
      const { store, shown } = createWorld({ broken });
      store.setMode('dark');
      expect(store.get()).toEqual({ mode: 'dark', scheme: 'dark' });
      expect(shown()).toEqual(['dark', 'dark']);
    },
  );
});

describe('on paper', () => {
  it('a dark page is light, and dark again afterward', () => {
    const { store, print, shown, stored } = createWorld({ stored: { mode: 'dark' } });
    const listener = jest.fn();
    store.subscribe(listener);
    print('beforeprint');
    expect(shown()).toEqual(['dark', 'light']);
    print('afterprint');
    expect(shown()).toEqual(['dark', 'dark']);
    expect(listener).not.toHaveBeenCalled();
    expect(stored()).toEqual({ mode: 'dark' });
  });

  it('no transition delays the light colors', () => {
    const { print, finished } = createWorld({ stored: { mode: 'dark' }, booted: 'dark' });
    expect(finished()).toBe(0);
    print('beforeprint');
    expect(finished()).toBe(1);
  });

  it('stays light when the mode changes', () => {
    const { store, setDark, setMedium, shown } = createWorld();
    setMedium('print');
    setDark(true);
    expect(shown()).toEqual(['system', 'light']);
    store.setMode('dark');
    expect(shown()).toEqual(['dark', 'light']);
    setMedium('screen');
    expect(shown()).toEqual(['dark', 'dark']);
  });
});

describe("the operating system's preference", () => {
  it('is followed and stored while the page is open', () => {
    const { store, setDark, shown, stored } = createWorld({ stored: { mode: 'system' } });
    const listener = jest.fn();
    store.subscribe(listener);
    setDark(true);
    expect(shown()).toEqual(['system', 'dark']);
    expect(stored()).toEqual({ mode: 'system', 'color-scheme': 'dark' });
    expect(listener).toHaveBeenCalledTimes(1);
    setDark(false);
    expect(shown()).toEqual(['system', 'light']);
  });

  test.each(['light', 'dark'] as const)('is ignored when the reader chose %s', (mode) => {
    const { setDark, shown } = createWorld({ stored: { mode }, dark: mode === 'light' });
    setDark(mode !== 'light');
    setDark(mode === 'light');
    expect(shown()).toEqual([mode, mode]);
  });

  it('applies again when the reader returns to system', () => {
    const { store, setDark, shown } = createWorld({ stored: { mode: 'light' } });
    setDark(true);
    store.setMode('system');
    expect(shown()).toEqual(['system', 'dark']);
  });
});

describe('another tab', () => {
  it('updates this one', () => {
    const { store, shown, writeElsewhere } = createWorld();
    const listener = jest.fn();
    store.subscribe(listener);
    writeElsewhere('mode', 'dark');
    expect(shown()).toEqual(['dark', 'dark']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('restores system when it removes the choice', () => {
    const { writeElsewhere, shown } = createWorld({ stored: { mode: 'light' }, dark: true });
    writeElsewhere('mode');
    expect(shown()).toEqual(['system', 'dark']);
  });

  it('restores system when it clears storage', () => {
    const { writeElsewhere, shown } = createWorld({ stored: { mode: 'light' }, dark: true });
    writeElsewhere(null);
    expect(shown()).toEqual(['system', 'dark']);
  });

  it("isn't overwritten by this one", () => {
    const { writeElsewhere, stored } = createWorld();
    writeElsewhere('mode', 'dark');
    expect(stored()).toEqual({ mode: 'dark' });
  });

  it("doesn't affect this one when it writes another key", () => {
    const { writeElsewhere, shown } = createWorld({ stored: { mode: 'light' } });
    writeElsewhere('color-scheme', 'dark');
    expect(shown()).toEqual(['light', 'light']);
  });
});

describe('transitions', () => {
  it('end when the scheme changes', () => {
    const { store, finished } = createWorld({ booted: 'light' });
    store.setMode('dark');
    expect(finished()).toBe(1);
  });

  it('keep running if the scheme stays the same', () => {
    const { store, finished } = createWorld({ dark: true, booted: 'dark' });
    store.setMode('dark');
    expect(finished()).toBe(0);
  });
});
