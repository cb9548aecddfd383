import { leaveByFullLoad } from './leave';
import { OWN_CLICK } from './ownClick';
import type { SiteVersion } from './types';

const version = (name: string, path: string): SiteVersion => ({
  name,
  label: name,
  path,
  start: path,
  navbar: {},
  products: {},
  isCurrent: path === '/x/',
  banner: null,
  packages: {},
});

const heard = jest.fn();

beforeAll(() => {
  leaveByFullLoad([version('current', '/x/next/'), version('8.12.1', '/x/')], window);
  document.body.addEventListener('click', (event) => {
    heard();
    event.preventDefault();
  });
});
beforeEach(() => {
  heard.mockClear();
  history.replaceState(null, '', '/x/next/react-charts/');
});

/** Whether the page's scripts receive a click on a link, and could handle it before the browser does. */
function isHeard(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
  link.innerHTML = '<b>text</b>';
  document.body.append(link);
  // jsdom doesn't follow links, and logs an error if a click isn't canceled.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  link.remove();
  return heard.mock.calls.length > 0;
}

it('leaves a link to another version to the browser', () => {
  expect(isHeard({ href: '/x/' })).toBe(false);
  expect(isHeard({ href: '/x/react-charts/#bars' })).toBe(false);
  history.replaceState(null, '', '/x/react-charts/');
  expect(isHeard({ href: '/x/next/react-charts/' })).toBe(false);
});

test.each<[string, Record<string, string>, MouseEventInit]>([
  ['to a page of the version', { href: '/x/next/react-charts/bars/' }, {}],
  ['to another site', { href: 'https://mui.com/x/' }, {}],
  ['that is followed in another tab', { href: '/x/' }, { ctrlKey: true }],
  ['that opens another tab', { href: '/x/', target: '_blank' }, {}],
  ['to a download', { href: '/x/', download: '' }, {}],
  ['of the version menu', { href: '/x/', ...OWN_CLICK }, {}],
])('leaves a link %s to the page', (_what, attributes, init) => {
  expect(isHeard(attributes, init)).toBe(true);
});

it('assigns pages without a version to the current one', () => {
  expect(isHeard({ href: '/playground/' })).toBe(false);
  history.replaceState(null, '', '/x/');
  expect(isHeard({ href: '/playground/' })).toBe(true);
});
