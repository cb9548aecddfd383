/** @jest-environment node */

import { negotiatePage } from './negotiate';

const FILES = new Set([
  '/x/index.md',
  '/x/react-charts/bars.md',
  '/x/react-charts/bars/index.html',
]);

const ask = (pathname: string, accept?: string) =>
  negotiatePage((file) => FILES.has(file), pathname, accept);

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown;q=0.5, text/html', false],
  // By their order, like the hosts that can't compare weights.
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', false],
  ['text/*', false],
  ['text/markdown;q=0, */*', false],
  ['not a type', false],
])('Accept: %s: prefers Markdown: %s', (accept, isPreferred) => {
  expect(ask('/x/react-charts/bars/', accept)).toEqual({
    markdown: '/x/react-charts/bars.md',
    isPreferred,
  });
});

test('finds the Markdown of the start page', () => {
  expect(ask('/x/', 'text/markdown')).toEqual({ markdown: '/x/index.md', isPreferred: true });
});

test.each(['/x', '/x/react-charts/bars'])(
  'finds that of %s, without a slash at the end',
  (pathname) => {
    expect(ask(pathname, 'text/markdown')?.markdown).toBe(ask(`${pathname}/`)?.markdown);
    expect(ask(pathname, 'text/markdown')?.isPreferred).toBe(true);
  },
);

test.each(['/x/react-charts/lines/', '/x/react-charts/bars.md', '/../x/', '/x/\0/'])(
  'has none for %s',
  (pathname) => {
    expect(ask(pathname, 'text/markdown')).toBeUndefined();
  },
);
