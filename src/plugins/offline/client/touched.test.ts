import { watchDemos } from './touched';

beforeEach(() => {
  document.body.innerHTML =
    '<figure><div data-demo="Rows"><input></div><button>JS</button><textarea></textarea></figure><input id="other">';
});

const use = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

it.each([
  ['a click in a demo', '[data-demo] input', 'click', true],
  ['typing in a demo', '[data-demo] input', 'keydown', true],
  ['typing in the code of a demo', 'textarea', 'input', true],
  ["a click on a demo's toolbar", 'button', 'click', false],
  ['typing elsewhere', '#other', 'input', false],
])('%s', (_what, selector, event, isUsed) => {
  const onFirst = jest.fn();
  const isTouched = watchDemos(document, onFirst);
  expect(isTouched()).toBe(false);
  use(selector, event);
  use(selector, event);
  expect(isTouched()).toBe(isUsed);
  expect(onFirst).toHaveBeenCalledTimes(isUsed ? 1 : 0);
});

it('ends when the demo is removed with its page, but not when its variant is replaced', () => {
  const isTouched = watchDemos(document, () => {});
  use('[data-demo] input', 'input');
  document.querySelector('[data-demo]')?.remove();
  expect(isTouched()).toBe(true);
  document.querySelector('figure')?.remove();
  expect(isTouched()).toBe(false);
});
