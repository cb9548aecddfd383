import { RECORD_SCRIPT, replayInput, takeEarlyInput } from './earlyInput';

const log: string[] = [];

beforeAll(() => {
  // The page's first script.
  (0, eval)(RECORD_SCRIPT);
});

beforeEach(() => {
  window.templatePreviewInput = [];
  log.length = 0;
  document.body.innerHTML = `<aside>
    <select><option>material</option><option>harbor</option></select>
    <button><svg></svg></button>
  </aside><button class="other"></button>`;
});

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
}

/** Chooses a theme and presses both buttons, as a reader would. */
function input() {
  const select = element<HTMLSelectElement>('select');
  select.value = 'harbor';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  element('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  element('.other').dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** What hydration does: sets the select back, and makes the page respond. */
function hydrate() {
  const select = element<HTMLSelectElement>('select');
  select.value = 'material';
  select.addEventListener('change', () => log.push(select.value));
  element('aside button').addEventListener('click', () => log.push('button'));
  element('.other').addEventListener('click', () => log.push('other'));
}

it('repeats what was chosen and pressed in the container before the page responded', () => {
  input();
  hydrate();
  replayInput(takeEarlyInput(), element('aside'), () => false);
  expect(log).toEqual(['harbor', 'button']);
});

it('leaves out what the page has responded to after all', () => {
  input();
  hydrate();
  replayInput(takeEarlyInput(), element('aside'), ({ type }) => type === 'click');
  expect(log).toEqual(['harbor']);
});

it('records nothing once the input was taken', () => {
  expect(takeEarlyInput()).toEqual([]);
  input();
  expect(takeEarlyInput()).toEqual([]);
});
