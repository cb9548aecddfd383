import { installCopyShortcut } from './copyShortcut';

let hovered: Element | null = null;
let leave: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="text" tabindex="-1">Text</p><input id="field">
    <figure><pre data-code tabindex="0" id="first"><code>a</code></pre><button data-copy-button></button></figure>
    <figure><pre data-code tabindex="0" id="second"><code>b</code></pre><button data-copy-button></button></figure>`;
  hovered = null;
  leave = installCopyShortcut({ document, hovered: () => hovered });
});
afterEach(() => {
  leave();
  document.getSelection()?.removeAllRanges();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Presses a key. Returns which block's button this has pressed, and whether the browser still copies. */
function press(init: KeyboardEventInit) {
  const pressed: (string | undefined)[] = [];
  document.querySelectorAll('[data-copy-button]').forEach((button) => {
    button.addEventListener('click', () =>
      pressed.push(button.parentElement?.querySelector('pre')?.id),
    );
  });
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return { pressed, isBrowsers: !event.defaultPrevented };
}

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'C' }])(
  'copies the focused block with %j',
  (keys) => {
    element('second').focus();
    hovered = element('first');
    expect(press({ key: 'c', ...keys })).toEqual({ pressed: ['second'], isBrowsers: false });
  },
);

it('copies the block under the pointer if none is focused', () => {
  hovered = element('first').querySelector('code');
  expect(press({ key: 'c', ctrlKey: true })).toEqual({ pressed: ['first'], isBrowsers: false });
});

it('reports a different action from a click while the button is pressed', () => {
  const button = element('first').parentElement?.querySelector('button');
  const actions: (string | undefined)[] = [];
  button?.setAttribute('data-event-action', 'copy-click');
  button?.addEventListener('click', () => actions.push(button.dataset.eventAction));
  element('first').focus();
  press({ key: 'c', ctrlKey: true });
  button?.click();
  expect(actions).toEqual(['copy-keyboard', 'copy-click']);
});

test.each([
  ['another key', { key: 'v', ctrlKey: true }],
  ['no modifier', { key: 'c' }],
  ['Shift', { key: 'C', ctrlKey: true, shiftKey: true }],
  ['Alt', { key: 'c', ctrlKey: true, altKey: true }],
  ['Ctrl and Cmd at once', { key: 'c', ctrlKey: true, metaKey: true }],
])('leaves %s to the browser', (_keys, init) => {
  element('first').focus();
  expect(press(init)).toEqual({ pressed: [], isBrowsers: true });
});

it('leaves selected text to the browser', () => {
  element('first').focus();
  document.getSelection()?.selectAllChildren(element('text'));
  expect(press({ key: 'c', ctrlKey: true }).isBrowsers).toBe(true);
});

it('leaves a text field to the browser, whatever is under the pointer', () => {
  element('field').focus();
  hovered = element('first');
  expect(press({ key: 'c', ctrlKey: true })).toEqual({ pressed: [], isBrowsers: true });
});

it('leaves the rest of the page to the browser', () => {
  element('text').focus();
  expect(press({ key: 'c', ctrlKey: true })).toEqual({ pressed: [], isBrowsers: true });
});
