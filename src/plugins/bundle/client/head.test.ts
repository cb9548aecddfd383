import { applyHead, readHead } from './head';

const page = (classes: string, title: string, head: string): Document =>
  new DOMParser().parseFromString(
    `<!doctype html><html class="${classes}"><head><title data-rh="true">${title}</title>${head}</head><body></body></html>`,
    'text/html',
  );

const ICON = '<link data-rh="true" rel="icon" href="/icon.svg">';
const SHARED = '<link rel="stylesheet" href="/styles.css">';
const description = (text: string) => `<meta data-rh="true" name="description" content="${text}">`;

const own = ({ head }: Document) =>
  [...head.querySelectorAll('[data-rh]:not(title)')].map((element) => element.outerHTML);

test('replaces the head with that of the next page', () => {
  const shown = page('docs page-one', 'One', `${description('First')}${ICON}${SHARED}`);
  const next = page('docs page-two', 'Two', `${ICON}${description('Second')}`);
  applyHead(shown, readHead(next), readHead(shown));
  expect(shown.title).toBe('Two');
  expect([...shown.documentElement.classList]).toEqual(['docs', 'page-two']);
  expect(own(shown).sort()).toEqual([ICON, description('Second')].sort());
  expect(shown.querySelectorAll('title')).toHaveLength(1);
  // The fetched page may be shown again.
  expect(own(next)).toEqual([ICON, description('Second')]);
});

test('keeps elements that both pages have', () => {
  const shown = page('', 'One', ICON + SHARED);
  const [icon, styles] = [...shown.head.querySelectorAll('link')];
  applyHead(shown, readHead(page('', 'Two', ICON)), readHead(shown));
  expect([...shown.head.querySelectorAll('link')]).toEqual([icon, styles]);
});

test('keeps classes and elements that scripts added', () => {
  const shown = page('docs', 'One', '');
  const previous = readHead(shown);
  shown.documentElement.classList.add('dense');
  shown.head.insertAdjacentHTML('beforeend', '<style data-emotion="css"></style>');
  applyHead(shown, readHead(page('docs other', 'Two', '')), previous);
  expect([...shown.documentElement.classList].sort()).toEqual(['dense', 'docs', 'other']);
  expect(shown.head.querySelector('style')).not.toBeNull();
});

test('restores the first head on going back, whatever has changed since', () => {
  const shown = page('docs page-one', 'One', description('First'));
  const first = readHead(shown);
  const second = readHead(page('docs page-two', 'Two', description('Second')));
  shown.title = '(1) One';
  applyHead(shown, second, first);
  applyHead(shown, first, second);
  expect(shown.title).toBe('One');
  expect(own(shown)).toEqual([description('First')]);
  expect([...shown.documentElement.classList]).toEqual(['docs', 'page-one']);
});
