import { holdInput } from '@site/scripts/jest/browser';

import { ISLAND_READY, NAVIGATING, repeatInput } from './holdInput';
import { waitForCode } from './waitForCode';

const page = document.documentElement;
const seen: string[] = [];
const execCommand = jest.fn(() => true);

beforeAll(() => {
  holdInput();
  Object.assign(document, { execCommand });
});

beforeEach(() => {
  seen.length = 0;
  page.dataset.hasHydrated = 'false';
  page.removeAttribute(NAVIGATING);
  // Without the listeners of earlier tests.
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = `
    <a href="/x/">Page</a>
    <details><summary>More</summary></details>
    <input type="checkbox">
    <select><option>one</option><option>two</option></select>
    <input type="range" min="0" max="10" value="5">
    <div data-island="menu docs"><button>Open</button></div>`;
});

/** Lets the page respond, and waits until the input that has been held back is repeated. */
async function hydrate() {
  for (const type of ['click', 'keydown', 'change', 'mousedown']) {
    document.body.addEventListener(type, ({ target, type: name }) => {
      seen.push(`${name} ${(target as Element).localName}`);
    });
  }
  await new Promise<void>((resolve) => {
    repeatInput(page, () => {
      page.dataset.hasHydrated = 'true';
      resolve();
    });
  });
}

function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) {
    throw new Error(`No ${selector}.`);
  }
  return found;
}

/** Presses a key. Returns whether the browser does what it does for that key. */
const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );

// Before any test that presses the keys of the search, after which all other keys wait as well.
it('leaves to the browser what works without code', () => {
  element('a').addEventListener('click', (event) => event.preventDefault());
  expect(press(document.body, ' ')).toBe(true);
  expect(press(element('select'), 'Tab')).toBe(true);
  expect(press(element('a'), 'Enter')).toBe(true);
  element('summary').click();
  expect(element<HTMLDetailsElement>('details').open).toBe(true);
  element('a').click();
  expect(page.heldInput).toBeUndefined();
});

describe('an element whose code is loading', () => {
  function load() {
    page.dataset.hasHydrated = 'true';
    const code = document.createElement('div');
    code.innerHTML = '<pre tabindex="0">const a = 1;</pre>';
    document.body.append(code);
    const onLoaded = waitForCode(code);
    press(element('pre'), 'x');
    return { code, onLoaded };
  }

  it('gets what is typed meanwhile', async () => {
    const { code, onLoaded } = load();
    expect(code.ariaBusy).toBe('true');
    code.innerHTML = '<textarea></textarea>';
    element('textarea').focus();
    await onLoaded(true);
    expect(execCommand).toHaveBeenCalledWith('insertText', false, 'x');
    expect(code.ariaBusy).toBeNull();
    expect(press(element('textarea'), 'y')).toBe(true);
  });

  it('responds again if it could not be loaded', async () => {
    const { code, onLoaded } = load();
    await onLoaded(false);
    expect(code.ariaBusy).toBeNull();
    expect(press(element('pre'), 'Enter')).toBe(true);
    expect(code.heldInput).toBeUndefined();
  });
});

it('holds a click back, says that the page is loading, and repeats the click', async () => {
  const box = element<HTMLInputElement>('input');
  box.click();
  expect(box.checked).toBe(false);
  expect(page.ariaBusy).toBe('true');
  await hydrate();
  expect(box.checked).toBe(true);
  expect(page.ariaBusy).toBeNull();
  expect(seen).toEqual(['click input', 'change input']);
});

it.each([
  ['the slash', '/', {}],
  ['Ctrl+K', 'k', { ctrlKey: true }],
])('holds back %s, which opens the search, and what is typed after it', async (_, key, keys) => {
  expect(press(document.body, key, keys)).toBe(false);
  expect(press(document.body, ' ')).toBe(false);
  expect(press(document.body, 'c', { ctrlKey: true })).toBe(true);
  await hydrate();
  expect(seen.slice(0, 2)).toEqual(['keydown body', 'keydown body']);
});

it('repeats a press and its click without a pause, in which another part of the page could start', async () => {
  const box = element<HTMLInputElement>('input');
  const timer = jest.fn();
  box.addEventListener('mouseup', () => setTimeout(timer));
  box.addEventListener('click', () => expect(timer).not.toHaveBeenCalled());
  for (const type of ['mousedown', 'mouseup', 'click']) {
    box.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
  await hydrate();
  expect(box.checked).toBe(true);
  expect(timer).toHaveBeenCalled();
});

it('chooses again what React sets back', async () => {
  const select = element<HTMLSelectElement>('select');
  select.value = 'two';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = 'one';
  await hydrate();
  expect(select.value).toBe('two');
  expect(seen).toContain('change select');
});

it('moves a slider by its keys', async () => {
  const slider = element<HTMLInputElement>('[type="range"]');
  slider.focus();
  press(slider, 'ArrowRight');
  press(slider, 'ArrowRight');
  expect(slider.value).toBe('5');
  await hydrate();
  expect(slider.value).toBe('7');
});

it('holds input again in an island that is not running when the page is', async () => {
  const island = element('[data-island]');
  const load = jest.fn();
  island.onHeldInput = load;
  element('button').click();
  expect(load).not.toHaveBeenCalled();
  await hydrate();
  expect(load).toHaveBeenCalledTimes(1);
  expect([island.heldInput?.length, seen]).toEqual([1, []]);
});

it('keeps the order of what comes while it is repeated', async () => {
  press(element('select'), 'a');
  const click = () => element<HTMLInputElement>('input').click();
  document.body.addEventListener('keydown', () => setTimeout(click), { once: true });
  press(element('select'), 'b');
  await hydrate();
  expect(seen).toEqual(['keydown body', 'keydown body', 'click input', 'change input']);
});

it.each([
  ['passed through', []],
  ['typed in', ['Enter']],
])('leaves the focus where it is after an island that the reader has %s', async (_, keys) => {
  page.dataset.hasHydrated = 'true';
  const island = element('[data-island]');
  const button = element('button');
  button.focus();
  keys.forEach((key) => press(button, key));
  element('a').focus();
  await new Promise<void>((resolve) => {
    repeatInput(island, resolve);
  });
  expect(document.activeElement).toBe(element('a'));
});

describe('during a navigation', () => {
  /** Shows the next page, with a field that the page's handler of the slash focuses. */
  async function arrive() {
    document.body.innerHTML = '<div data-island="toolbar"><input type="search"></div>';
    const island = element('[data-island]');
    const field = element<HTMLInputElement>('input');
    document.body.addEventListener('keydown', ({ key, target }) => {
      seen.push(`${key} ${(target as Element).localName}`);
      if (key === '/') {
        field.focus();
      }
    });
    await new Promise<void>((resolve) => {
      repeatInput(page, () => {
        page.removeAttribute(NAVIGATING);
        resolve();
      });
    });
    await new Promise<void>((resolve) => {
      repeatInput(island, () => {
        island.setAttribute(ISLAND_READY, '');
        resolve();
      });
    });
  }

  beforeEach(() => {
    page.dataset.hasHydrated = 'true';
    page.setAttribute(NAVIGATING, '');
  });

  it('keeps the slash and what is typed after it for the next page', async () => {
    expect(press(element('a'), '/')).toBe(false);
    expect(press(document.body, 's')).toBe(false);
    await arrive();
    expect(seen).toEqual(['/ body', 's input']);
    expect(execCommand).toHaveBeenLastCalledWith('insertText', false, 's');
  });

  it('keeps the order of what is typed into the field while the slash is repeated', async () => {
    press(document.body, '/');
    press(document.body, 's');
    // The field is running already.
    document.body.innerHTML = '<input type="search">';
    const field = element<HTMLInputElement>('input');
    document.body.addEventListener('keydown', ({ key, target }) => {
      seen.push(`${key} ${(target as Element).localName}`);
      if (key === '/') {
        field.focus();
        setTimeout(() => press(field, 'o'));
      }
    });
    await new Promise<void>((resolve) => {
      repeatInput(page, resolve);
    });
    expect(seen).toEqual(['/ body', 's input', 'o input']);
  });

  it('keeps the order of what is typed while the search is loading', async () => {
    press(document.body, 'k', { ctrlKey: true });
    press(document.body, 's');
    document.body.addEventListener('keydown', ({ key }) => {
      seen.push(key);
      if (key === 'k') {
        window.opensSearch = true;
        setTimeout(() => press(document.body, 'o'));
      }
    });
    await new Promise<void>((resolve) => {
      repeatInput(page, resolve);
    });
    window.opensSearch = false;
    expect(seen).toEqual(['k', 's', 'o']);
  });

  it('leaves everything else to the page that is still shown', () => {
    const box = element<HTMLInputElement>('input');
    box.click();
    expect(box.checked).toBe(true);
    expect(press(document.body, ' ')).toBe(true);
    expect(press(box, '/')).toBe(true);
    element('button').click();
    expect(page.heldInput).toBeUndefined();
    expect(element('[data-island]').heldInput).toHaveLength(1);
  });

  it('scrolls by keys in the next navigation, too', async () => {
    press(document.body, '/');
    await arrive();
    page.setAttribute(NAVIGATING, '');
    expect(press(document.body, ' ')).toBe(true);
  });
});

it('types into an island once the search that covers it has been closed', async () => {
  page.dataset.hasHydrated = 'true';
  const island = element('[data-island]');
  island.innerHTML = '<input>';
  const field = element('[data-island] input');
  field.focus();
  press(field, '7');
  execCommand.mockClear();
  window.opensSearch = true;
  const finished = new Promise<void>((resolve) => {
    repeatInput(island, resolve);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  document.body.insertAdjacentHTML('beforeend', '<dialog open><input></dialog>');
  element('dialog input').focus();
  window.opensSearch = false;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(execCommand).not.toHaveBeenCalled();
  element('dialog').remove();
  await finished;
  expect(execCommand).toHaveBeenLastCalledWith('insertText', false, '7');
});

it('types into a field that the reader has left meanwhile, and leaves the focus where they are', async () => {
  page.dataset.hasHydrated = 'true';
  const island = element('[data-island]');
  island.innerHTML = '<input>';
  document.body.insertAdjacentHTML('beforeend', '<button id="next">Next</button>');
  const [field, next] = [element('[data-island] input'), element('#next')];
  field.focus();
  press(field, '7');
  press(field, '8');
  const focused: (string | undefined)[] = [];
  execCommand.mockImplementation(() => {
    focused.push(document.activeElement?.localName);
    next.focus();
    return true;
  });
  const finished = new Promise<void>((resolve) => {
    repeatInput(island, resolve);
  });
  next.focus();
  await finished;
  expect(focused).toEqual(['input', 'input']);
  expect(next).toHaveFocus();
});
