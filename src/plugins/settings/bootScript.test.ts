import {
  createApiLayoutStore,
  createCodePreferencesStore,
  createDensityStore,
  createDirectionStore,
  readCookie,
} from '../../core/preferences';

import { settingsBootScript } from './bootScript';

const root = document.documentElement;
const ATTRIBUTES = [
  'dir',
  'data-dense',
  'data-code-variant',
  'data-code-styling',
  'data-api-layout',
] as const;

/** Returns the state of `<html>`: direction, density, variant and styling of code, and the API reference's layout. */
const shown = () => ATTRIBUTES.map((name) => root.getAttribute(name));

/** Sets up the page as the server sends it. */
function serve(dir: 'ltr' | 'rtl' = 'ltr'): void {
  [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
  root.dir = dir;
}

/** Runs the script like an inline `<script>` of the page. */
function boot() {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(settingsBootScript())();
  return shown();
}

/** Creates the stores in the same browser. */
function createStores() {
  const environment = { root, storage: () => window.localStorage, events: new EventTarget() };
  createDensityStore(environment);
  createApiLayoutStore(environment);
  createCodePreferencesStore({
    root,
    location: window.location,
    readCookie,
    writeCookie: () => undefined,
    keepLine: (change) => change(),
  });
  return createDirectionStore(environment);
}

/** Returns the state that the script sets, after checking that the stores set the same state on a fresh page. */
function bootLikeStores(dir?: 'ltr' | 'rtl') {
  serve(dir);
  const booted = boot();
  serve(dir);
  createStores();
  expect(booted).toEqual(shown());
  return booted;
}

function clearCookies(): void {
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });
}

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

const DEFAULTS = ['ltr', null, 'TS', 'system', null];

describe('the boot script', () => {
  it('applies the defaults for a reader without stored choices', () => {
    expect(bootLikeStores()).toEqual(DEFAULTS);
  });

  test.each([
    ['rtl', 'ltr', 'rtl'],
    ['ltr', 'rtl', 'ltr'],
    ['rtl', 'rtl', 'rtl'],
    [undefined, 'rtl', 'rtl'],
    ['auto', 'ltr', 'ltr'],
    ['RTL', 'ltr', 'ltr'],
    ['<b>', 'rtl', 'rtl'],
    ['', 'ltr', 'ltr'],
  ] as const)(
    'with direction %j stored and a page served as %s, applies %s',
    (stored, served, dir) => {
      if (stored !== undefined) {
        localStorage.setItem('direction', stored);
      }
      expect(bootLikeStores(served)[0]).toBe(dir);
    },
  );

  test.each([
    ['true', ''],
    ['false', null],
    ['1', null],
    ['', null],
  ])('with dense %j stored, applies %j', (stored, dense) => {
    localStorage.setItem('dense', stored);
    expect(bootLikeStores()[1]).toBe(dense);
  });

  test.each([
    ['list', 'list'],
    ['table', null],
    ['LIST', null],
    ['', null],
    ['<b>', null],
  ])("with the API reference's layout %j stored, applies %j", (stored, layout) => {
    localStorage.setItem('apiLayout', stored);
    expect(bootLikeStores()[4]).toBe(layout);
  });

  test.each([
    [['codeVariant=JS', 'codeStyling=Tailwind'], 'JS', 'tailwind'],
    [['codeVariant=TS', 'codeStyling=CSS'], 'TS', 'css'],
    [['codeStyling=MUI%20System'], 'TS', 'system'],
    [['codeStyling=%54ailwind'], 'TS', 'tailwind'],
    [['codeVariant="JS"'], 'JS', 'system'],
    [['codeVariant=js', 'codeStyling=tailwind'], 'TS', 'system'],
    [['codeVariant=%E0%A4%A', 'codeStyling=%'], 'TS', 'system'],
    [['%E0%A4%A=x', 'codeVariant=JS'], 'JS', 'system'],
    [['codeVariant=', 'codeStyling=toString'], 'TS', 'system'],
    [['codeStyling=a=b'], 'TS', 'system'],
    [['codeStyling=<img src=x onerror=alert(1)>'], 'TS', 'system'],
  ])('with the cookies %j, applies %s and %s', (cookies, variant, styling) => {
    cookies.forEach((cookie) => {
      document.cookie = `${cookie}; path=/`;
    });
    expect(bootLikeStores().slice(2, 4)).toEqual([variant, styling]);
  });

  test.each([
    ['codeVariant=%E0%A4%A; codeVariant=JS; codeVariant=TS', 'JS'],
    ['codeVariant; codeVariant=JS', 'TS'],
  ])('uses the first readable cookie of a name: %j is %s', (cookie, variant) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(bootLikeStores()[2]).toBe(variant);
  });

  test.each([
    ['#BasicSorting.js', 'JS', 'css'],
    ['#BasicSorting.tsx', 'TS', 'css'],
    ['#tailwind-BasicSorting.tsx', 'TS', 'tailwind'],
    ['#system-BasicSorting.js', 'JS', 'system'],
    ['#sort-by-date', 'JS', 'css'],
    ['#BasicSorting.ts', 'JS', 'css'],
    ['#evil-BasicSorting.tsx', 'TS', 'css'],
    ['#tailwind-.tsx', 'TS', 'css'],
    ['#%E0%A4%A.tsx', 'JS', 'css'],
    ['#%3Cimg%20src=x%20onerror=alert(1)%3E.tsx', 'TS', 'css'],
    ['#.tsx', 'JS', 'css'],
    ['#', 'JS', 'css'],
  ])('with the hash %j and cookies for JS and CSS, applies %s and %s', (hash, variant, styling) => {
    document.cookie = 'codeVariant=JS; path=/';
    document.cookie = 'codeStyling=CSS; path=/';
    window.history.replaceState(null, '', `/${hash}`);
    expect(bootLikeStores().slice(2, 4)).toEqual([variant, styling]);
  });

  it('reverts what a query made Docusaurus set', () => {
    serve();
    root.setAttribute('data-dense', 'evil');
    root.setAttribute('data-code-variant', 'evil');
    root.setAttribute('data-code-styling', 'evil');
    root.setAttribute('data-served-dir', 'rtl');
    root.setAttribute('data-api-layout', 'list');
    expect(boot()).toEqual(DEFAULTS);
    expect(createStores().get()).toBe('ltr');
  });

  test.each(['ltr', 'rtl'] as const)(
    'lets the store return to the served direction %s when the choice is reset',
    (served) => {
      localStorage.setItem('direction', served === 'ltr' ? 'rtl' : 'ltr');
      serve(served);
      boot();
      const store = createStores();
      expect(store.get()).not.toBe(served);
      store.reset();
      expect(root.dir).toBe(served);
    },
  );

  it("matches the stores if storage and cookies can't be read", () => {
    localStorage.setItem('direction', 'rtl');
    localStorage.setItem('dense', 'true');
    localStorage.setItem('apiLayout', 'list');
    document.cookie = 'codeVariant=JS; path=/';
    const deny = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(deny);
    expect(bootLikeStores()).toEqual(DEFAULTS);
  });

  it("matches the stores if storage can't be accessed", () => {
    localStorage.setItem('direction', 'rtl');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(bootLikeStores()).toEqual(DEFAULTS);
  });

  it('adds no globals to the page', () => {
    const before = Object.keys(window);
    boot();
    expect(Object.keys(window)).toEqual(before);
  });

  it('contains nothing that would end its script element', () => {
    expect(settingsBootScript()).not.toMatch(/<\/|<!--/);
  });
});
