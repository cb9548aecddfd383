import { codePreferencesStore, createCodePreferencesStore, type CodePreferences } from './code';

interface World {
  cookies?: Record<string, string>;
  hash?: string;
  /** Whether cookies are blocked: writes are ignored and reads return nothing. */
  blocked?: boolean;
}

/** Creates a page in its own browser. */
function createWorld({ cookies = {}, hash = '', blocked = false }: World = {}) {
  const root = document.createElement('html');
  const jar = new Map(Object.entries(cookies));
  const otherTabs = jest.fn();
  const channel = Object.assign(new EventTarget(), { postMessage: otherTabs });
  const keepLine = jest.fn((change: () => void) => change());
  const store = createCodePreferencesStore({
    root,
    location: { hash },
    readCookie: (name) => (blocked ? undefined : jar.get(name)),
    writeCookie: (name, value) => void (blocked || jar.set(name, value)),
    channel,
    keepLine,
  });
  return {
    store,
    root,
    keepLine,
    otherTabs,
    cookies: () => Object.fromEntries(jar),
    shown: () => [root.getAttribute('data-code-variant'), root.getAttribute('data-code-styling')],
    /** Simulates another tab that saves a choice and notifies this one. */
    chooseElsewhere: (choice: Record<string, string>) => {
      Object.entries(choice).forEach(([name, value]) => jar.set(name, value));
      channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
    },
  };
}

describe('initial preferences', () => {
  test.each<[string, World, CodePreferences]>([
    ['the defaults', {}, { variant: 'TS', styling: 'MUI System' }],
    [
      'the cookies',
      { cookies: { codeVariant: 'JS', codeStyling: 'Tailwind' } },
      { variant: 'JS', styling: 'Tailwind' },
    ],
    [
      'one cookie and a default',
      { cookies: { codeStyling: 'CSS' } },
      { variant: 'TS', styling: 'CSS' },
    ],
    [
      'the hash, which takes precedence over cookies',
      { hash: '#css-Grid.tsx', cookies: { codeVariant: 'JS', codeStyling: 'Tailwind' } },
      { variant: 'TS', styling: 'CSS' },
    ],
    [
      'the hash for the variant and the cookie for the styling',
      { hash: '#Grid.js', cookies: { codeVariant: 'TS', codeStyling: 'Tailwind' } },
      { variant: 'JS', styling: 'Tailwind' },
    ],
    [
      'the cookies if the hash belongs to a heading',
      { hash: '#sort-by-date', cookies: { codeVariant: 'JS' } },
      { variant: 'JS', styling: 'MUI System' },
    ],
    [
      'the defaults if the cookies are invalid',
      { cookies: { codeVariant: 'js', codeStyling: '<b>' } },
      { variant: 'TS', styling: 'MUI System' },
    ],
    [
      'the defaults if cookies are blocked',
      { blocked: true, cookies: { codeVariant: 'JS' } },
      { variant: 'TS', styling: 'MUI System' },
    ],
  ])('come from %s', (_name, world, preferences) => {
    expect(createWorld(world).store.get()).toEqual(preferences);
  });

  it('are set as attributes of <html>, the styling by its short name', () => {
    expect(createWorld().shown()).toEqual(['TS', 'system']);
    expect(createWorld({ hash: '#tailwind-Grid.js' }).shown()).toEqual(['JS', 'tailwind']);
  });

  it("aren't stored, whatever their source", () => {
    const { cookies } = createWorld({ hash: '#tailwind-Grid.js' });
    expect(cookies()).toEqual({});
  });
});

describe("the reader's choice", () => {
  it('is applied, announced and stored, each part separately', () => {
    const { store, shown, cookies, otherTabs } = createWorld();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(shown()));
    store.set({ variant: 'JS' });
    expect(cookies()).toEqual({ codeVariant: 'JS' });
    store.set({ styling: 'Tailwind' });
    expect(cookies()).toEqual({ codeVariant: 'JS', codeStyling: 'Tailwind' });
    expect(seen).toEqual([
      ['JS', 'system'],
      ['JS', 'tailwind'],
    ]);
    expect(otherTabs).toHaveBeenCalledTimes(2);
  });

  it('keeps the scroll position', () => {
    const { store, keepLine } = createWorld();
    store.set({ variant: 'JS' });
    expect(keepLine).toHaveBeenCalledTimes(1);
  });

  it('is stored even if a link has already applied it', () => {
    const { store, cookies } = createWorld({ hash: '#Grid.js' });
    const listener = jest.fn();
    store.subscribe(listener);
    store.set({ variant: 'JS' });
    expect(cookies()).toEqual({ codeVariant: 'JS' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('applies within the page if cookies are blocked', () => {
    const { store, shown } = createWorld({ blocked: true });
    store.set({ variant: 'JS', styling: 'CSS' });
    expect(shown()).toEqual(['JS', 'css']);
  });
});

describe('a hash change', () => {
  it('is applied and not stored', () => {
    const { store, shown, cookies, otherTabs } = createWorld();
    store.follow('#tailwind-Grid.js');
    expect(shown()).toEqual(['JS', 'tailwind']);
    expect(store.get()).toEqual({ variant: 'JS', styling: 'Tailwind' });
    expect(cookies()).toEqual({});
    expect(otherTabs).not.toHaveBeenCalled();
  });

  it('still navigates to its target on the page', () => {
    const { store, keepLine } = createWorld();
    store.follow('#Grid.js');
    expect(keepLine).not.toHaveBeenCalled();
  });

  test.each(['', '#', '#sort-by-date', '#%E0%A4%A.tsx', '#<b>'])('with %j is ignored', (hash) => {
    const { store } = createWorld({ cookies: { codeVariant: 'JS' } });
    const listener = jest.fn();
    store.subscribe(listener);
    store.follow(hash);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('updates this one', () => {
    const { store, shown, chooseElsewhere } = createWorld();
    const listener = jest.fn();
    store.subscribe(listener);
    chooseElsewhere({ codeVariant: 'JS', codeStyling: 'CSS' });
    expect(shown()).toEqual(['JS', 'css']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("doesn't affect this one if its cookie is invalid", () => {
    const { shown, chooseElsewhere } = createWorld({ cookies: { codeVariant: 'JS' } });
    chooseElsewhere({ codeVariant: 'evil' });
    expect(shown()).toEqual(['JS', 'system']);
  });
});

describe("the page's store", () => {
  it('works without BroadcastChannel access', () => {
    const BroadcastChannel = jest.fn(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    Object.assign(window, { BroadcastChannel });
    expect(codePreferencesStore().get()).toEqual({ variant: 'TS', styling: 'MUI System' });
    expect(BroadcastChannel).toHaveBeenCalledTimes(1);
    codePreferencesStore().set({ variant: 'JS' });
    expect(document.documentElement).toHaveAttribute('data-code-variant', 'JS');
    expect(document.cookie).toContain('codeVariant=JS');
  });
});
