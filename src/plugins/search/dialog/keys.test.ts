import { keyAction, type DialogKey } from './keys';

const press = (key: string, more: Partial<DialogKey> = {}): DialogKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 6, 0],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 6],
  ['PageDown', 0, 5],
  ['PageDown', 5, 6],
  ['PageUp', 6, 1],
  ['PageUp', 2, 0],
])('%s moves from option %i of seven to %i', (key, from, to) => {
  expect(keyAction(press(key), from, 7, true)).toEqual({ type: 'move', to });
});

it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
  '%s does nothing without options',
  (key) => {
    expect(keyAction(press(key), 0, 0, true)).toEqual({ type: 'move', to: 0 });
  },
);

it('Enter opens a result from the field, with Ctrl or ⌘ in a new tab, and activates a focused button', () => {
  expect(keyAction(press('Enter'), 0, 7, true)).toEqual({ type: 'open', inNewTab: false });
  expect(keyAction(press('Enter', { ctrlKey: true }), 0, 7, true)).toEqual({
    type: 'open',
    inNewTab: true,
  });
  expect(keyAction(press('Enter'), 0, 7, false)).toBeUndefined();
});

it('Ctrl+K selects the query', () => {
  expect(keyAction(press('K', { metaKey: true }), 0, 7, false)).toBe('select');
});

it.each([
  press('k'),
  press('Escape'),
  press('Enter', { isComposing: true }),
  press('Enter', { keyCode: 229 }),
])("%j isn't handled by the dialog", (key) => {
  expect(keyAction(key, 0, 7, true)).toBeUndefined();
});
