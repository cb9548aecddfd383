import {
  buildOf,
  isBusy,
  CHECK_INTERVAL_MS,
  mayReload,
  PAGE_RECORD_ID,
  reloadOnce,
  type ReloadEnvironment,
} from './deployment';

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('the build ID of a page', () => {
  it("comes from the page's record", () => {
    document.body.innerHTML = `<script type="application/json" id="${PAGE_RECORD_ID}">{"build":"b1"}</script>`;
    expect(buildOf(document)).toBe('b1');
  });

  it('is undefined in development', () => {
    expect(buildOf(document)).toBeUndefined();
  });
});

describe('reloading a tab', () => {
  const storage = () => sessionStorage;

  it('happens once per build', () => {
    expect(mayReload('a', storage)).toBe(true);
    expect(mayReload('a', storage)).toBe(false);
    expect(mayReload('b', storage)).toBe(true);
    // Two hosts with different builds: the tab reloads for neither a second time.
    expect(mayReload('a', storage)).toBe(false);
    expect(mayReload('b', storage)).toBe(false);
  });

  it('never happens without session storage, where nothing would prevent a loop', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload('a', blocked)).toBe(false);
  });
});

describe('isReaderBusy', () => {
  it.each([
    ['an open search dialog', '<dialog open></dialog>'],
    ['open settings', '<div role="dialog" aria-modal="true"></div>'],
    ['an unsent comment', '<textarea></textarea>'],
    ['a filter', '<input type="search">'],
    ['an edited demo', '<figure><iframe src="/live/8.12.1/index.html"></iframe></figure>'],
  ])('returns true with %s', (_what, html) => {
    document.body.innerHTML = html;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      field.value = 'row height';
    }
    expect(isBusy(document)).toBe(true);
  });

  it.each([
    ['an empty field', '<input type="search"><textarea></textarea>'],
    ['a checked box', '<input type="checkbox" value="on"><input type="radio" value="a">'],
    ['a field that a demo filled in', '<figure><input value="Rotterdam"></figure>'],
    ['a nonmodal banner', '<div role="dialog">Cookies?</div>'],
    ['an ad', '<iframe src="/ads/frame.html"></iframe>'],
  ])('returns false with %s', (_what, html) => {
    document.body.innerHTML = html;
    expect(isBusy(document)).toBe(false);
  });

  it('returns true while the reader is typing in a demo', () => {
    document.body.innerHTML = '<div data-demo="X"><input value="Rotterdam"></div>';
    document.querySelector('input')?.focus();
    expect(isBusy(document)).toBe(true);
  });
});

describe('a scheduled reload', () => {
  function openPage() {
    const events = new EventTarget();
    const state = { hasFocus: true, isBusy: false };
    const checks: (() => void)[] = [];
    const reload = jest.fn();
    const environment: ReloadEnvironment = {
      page: { hasFocus: () => state.hasFocus },
      isBusy: () => state.isBusy,
      storage: () => sessionStorage,
      reload,
      timers: {
        setInterval: ((check: () => void, milliseconds: number) => {
          expect(milliseconds).toBe(CHECK_INTERVAL_MS);
          return checks.push(check);
        }) as Window['setInterval'],
        clearInterval: (id) => {
          checks[Number(id) - 1] = () => {};
        },
      },
      events: events,
    };
    return {
      state,
      reload,
      environment,
      check: () => checks.forEach((each) => each()),
      focus: () => events.dispatchEvent(new Event('focus')),
    };
  }

  it("happens right away when the reader isn't busy", () => {
    const { environment, reload } = openPage();
    reloadOnce('a', environment);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the reader returns to the tab', () => {
    const { environment, reload, state, focus } = openPage();
    state.hasFocus = false;
    reloadOnce('a', environment);
    expect(reload).not.toHaveBeenCalled();
    state.hasFocus = true;
    focus();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until the reader is no longer busy', () => {
    const { environment, reload, state, check, focus } = openPage();
    state.isBusy = true;
    reloadOnce('a', environment);
    check();
    focus();
    expect(reload).not.toHaveBeenCalled();
    state.isBusy = false;
    check();
    expect(reload).toHaveBeenCalledTimes(1);
    check();
    focus();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is canceled when the reader opens another page', () => {
    const { environment, reload, state } = openPage();
    state.isBusy = true;
    reloadOnce('a', environment).now();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("doesn't happen twice", () => {
    const { environment, reload } = openPage();
    reloadOnce('a', environment);
    reloadOnce('a', environment);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
