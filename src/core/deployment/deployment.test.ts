import {
  buildOf,
  isBusy,
  LOOK_MS,
  mayReload,
  PAGE_RECORD_ID,
  reloadOnce,
  type ReloadEnvironment,
} from '.';

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('the build of a page', () => {
  it('is told by its record', () => {
    document.body.innerHTML = `<script type="application/json" id="${PAGE_RECORD_ID}">{"build":"b1"}</script>`;
    expect(buildOf(document)).toBe('b1');
  });

  it('is unknown in development', () => {
    expect(buildOf(document)).toBeUndefined();
  });
});

describe('a tab', () => {
  const storage = () => sessionStorage;

  it('is loaded anew once for each build', () => {
    expect(mayReload('a', storage)).toBe(true);
    expect(mayReload('a', storage)).toBe(false);
    expect(mayReload('b', storage)).toBe(true);
    // Two hosts with different builds: the tab reloads for neither a second time.
    expect(mayReload('a', storage)).toBe(false);
    expect(mayReload('b', storage)).toBe(false);
  });

  it('is never loaded anew where nothing could end it', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload('a', blocked)).toBe(false);
  });
});

describe('a reader', () => {
  it.each([
    ['an open search', '<dialog open></dialog>'],
    ['open settings', '<div role="dialog" aria-modal="true"></div>'],
    ['a comment that is not sent', '<textarea></textarea>'],
    ['a filter', '<input type="search">'],
    ['an edited demo', '<figure><iframe src="/live/8.12.1/index.html"></iframe></figure>'],
  ])('with %s is busy', (_what, html) => {
    document.body.innerHTML = html;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      field.value = 'row height';
    }
    expect(isBusy(document)).toBe(true);
  });

  it.each([
    ['an empty field', '<input type="search"><textarea></textarea>'],
    ['a box to tick', '<input type="checkbox" value="on"><input type="radio" value="a">'],
    ["a demo's own text", '<figure><input value="Rotterdam"></figure>'],
    ['a banner that waits', '<div role="dialog">Cookies?</div>'],
    ['an ad', '<iframe src="/ads/frame.html"></iframe>'],
  ])('with %s is not', (_what, html) => {
    document.body.innerHTML = html;
    expect(isBusy(document)).toBe(false);
  });

  it('is busy while they write in a demo', () => {
    document.body.innerHTML = '<div data-demo="X"><input value="Rotterdam"></div>';
    document.querySelector('input')?.focus();
    expect(isBusy(document)).toBe(true);
  });
});

describe('a page that is to be loaded anew', () => {
  function openPage() {
    const events = new EventTarget();
    const state = { hasFocus: true, isBusy: false };
    const looks: (() => void)[] = [];
    const reload = jest.fn();
    const environment: ReloadEnvironment = {
      page: { hasFocus: () => state.hasFocus },
      isBusy: () => state.isBusy,
      storage: () => sessionStorage,
      reload,
      timers: {
        setInterval: ((look: () => void, milliseconds: number) => {
          expect(milliseconds).toBe(LOOK_MS);
          return looks.push(look);
        }) as Window['setInterval'],
        clearInterval: (id) => {
          looks[Number(id) - 1] = () => {};
        },
      },
      events: events,
    };
    return {
      state,
      reload,
      environment,
      look: () => looks.forEach((each) => each()),
      focus: () => events.dispatchEvent(new Event('focus')),
    };
  }

  it('is, at once', () => {
    const { environment, reload } = openPage();
    reloadOnce('a', environment);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the reader to come back to the tab', () => {
    const { environment, reload, state, focus } = openPage();
    state.hasFocus = false;
    reloadOnce('a', environment);
    expect(reload).not.toHaveBeenCalled();
    state.hasFocus = true;
    focus();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the reader to be done', () => {
    const { environment, reload, state, look, focus } = openPage();
    state.isBusy = true;
    reloadOnce('a', environment);
    look();
    focus();
    expect(reload).not.toHaveBeenCalled();
    state.isBusy = false;
    look();
    expect(reload).toHaveBeenCalledTimes(1);
    look();
    focus();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits no longer when the reader goes to another page', () => {
    const { environment, reload, state } = openPage();
    state.isBusy = true;
    reloadOnce('a', environment).now();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not a second time', () => {
    const { environment, reload } = openPage();
    reloadOnce('a', environment);
    reloadOnce('a', environment);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
