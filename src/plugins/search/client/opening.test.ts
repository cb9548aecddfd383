import { opensSearch, ownField, typedSoFar, type KeyPress } from './opening';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: document.body,
  ...more,
});

const inside = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('#here');
};

describe('opening the search', () => {
  test.each([
    ['Ctrl+K', press('k', { ctrlKey: true })],
    ['⌘K', press('k', { metaKey: true })],
    ['Ctrl+K with caps lock', press('K', { ctrlKey: true })],
    ['/', press('/')],
  ])('works with %s', (_name, key) => {
    expect(opensSearch(key)).toBe(true);
  });

  it('works with Ctrl+K in a text field', () => {
    const target = inside('<input id="here">');
    expect(opensSearch(press('k', { ctrlKey: true, target }))).toBe(true);
  });
});

describe('ignores other keys', () => {
  test.each([
    ['a letter', press('k')],
    ['Ctrl+/', press('/', { ctrlKey: true })],
    ['Ctrl+Shift+K, the browser’s console', press('K', { ctrlKey: true, shiftKey: true })],
    ['one that another took', press('/', { defaultPrevented: true })],
    ['one of an input method', press('/', { isComposing: true })],
  ])('%s', (_name, key) => {
    expect(opensSearch(key)).toBe(false);
  });

  it('/ in a text field', () => {
    expect(opensSearch(press('/', { target: inside('<input id="here">') }))).toBe(false);
  });
});

describe('the slash', () => {
  it('belongs to a field of the page that declares it', () => {
    const field = inside(
      '<button aria-keyshortcuts="/"></button><main><input id="here" aria-keyshortcuts="/"></main>',
    );
    expect(ownField(press('/'))).toBe(field);
    expect(ownField(press('k', { ctrlKey: true }))).toBeNull();
  });

  it('opens the search on pages without such a field', () => {
    inside('<main><input></main>');
    expect(ownField(press('/'))).toBeNull();
  });
});

it('keeps what is typed before the field is loaded', () => {
  const typed = ['s', 'o', 'x', 'Backspace', 'r', 'Shift', 't', ' ', 'é'].reduce(
    (text, key) => typedSoFar(text, press(key)),
    '',
  );
  expect(typed).toBe('sort é');
  expect(typedSoFar(typed, press('v', { ctrlKey: true }))).toBe('sort é');
});
