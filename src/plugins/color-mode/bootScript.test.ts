import { createColorModeStore } from '../../core/preferences';

import { colorModeBootScript } from './bootScript';

const root = document.documentElement;

/** Returns the attributes of `<html>`: the choice, and the current scheme. */
const shown = () => [root.getAttribute('data-theme-choice'), root.getAttribute('data-theme')];

function clearAttributes(): void {
  root.removeAttribute('data-theme-choice');
  root.removeAttribute('data-theme');
}

/** Runs the script like an inline `<script>` of the page. */
function boot() {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(colorModeBootScript())();
  return shown();
}

/** Returns what the store shows in the same browser. */
function store() {
  createColorModeStore({
    root,
    storage: () => window.localStorage,
    darkQuery: window.matchMedia('(prefers-color-scheme: dark)'),
    printQuery: window.matchMedia('print'),
    events: new EventTarget(),
    finishTransitions: () => undefined,
  });
  return shown();
}

function preferDark(matches: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches && media === '(prefers-color-scheme: dark)',
    }) as unknown as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  clearAttributes();
});
afterEach(() => jest.restoreAllMocks());

const cases = (['light', 'dark', 'system', 'DARK', '', undefined] as const).flatMap((stored) =>
  [false, true].map((dark) => [stored, dark] as const),
);

describe('the boot script', () => {
  test.each([
    ['light', true, 'light', 'light'],
    ['dark', false, 'dark', 'dark'],
    ['system', true, 'system', 'dark'],
    [undefined, false, 'system', 'light'],
  ])('with %j stored and dark preferred: %s, shows %s as %s', (stored, dark, choice, scheme) => {
    preferDark(dark);
    if (stored !== undefined) {
      localStorage.setItem('mode', stored);
    }
    expect(boot()).toEqual([choice, scheme]);
  });

  test.each(cases)('matches the store with %j stored and dark preferred: %s', (stored, dark) => {
    preferDark(dark);
    if (stored !== undefined) {
      localStorage.setItem('mode', stored);
    }
    const booted = boot();
    clearAttributes();
    expect(booted).toEqual(store());
  });

  test.each([false, true])(
    "matches the store if storage can't be read and dark preferred: %s",
    (dark) => {
      preferDark(dark);
      localStorage.setItem('mode', dark ? 'light' : 'dark');
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
      const booted = boot();
      expect(booted).toEqual(['system', dark ? 'dark' : 'light']);
      clearAttributes();
      expect(booted).toEqual(store());
    },
  );

  it("matches the store if storage can't be accessed", () => {
    preferDark(true);
    localStorage.setItem('mode', 'light');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const booted = boot();
    expect(booted).toEqual(['system', 'dark']);
    clearAttributes();
    expect(booted).toEqual(store());
  });

  it('adds no globals to the page', () => {
    preferDark(false);
    const before = Object.keys(window);
    boot();
    expect(Object.keys(window)).toEqual(before);
  });

  it('contains nothing that would end its script element', () => {
    expect(colorModeBootScript()).not.toMatch(/<\/|<!--/);
  });
});
