/** @jest-environment node */
import type { AllContent, ReportingSeverity } from '@docusaurus/types';

import { checkLinks } from './links';

const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = jest.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  exit.mockClear();
  print.mockClear();
});

const versionOf = (root: string, pages: readonly string[]) => ({
  path: root,
  docs: pages.map((page) => ({ permalink: root + page })),
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [versionOf('/x/', ['', 'bars/', 'mcp/']), versionOf('/x/next/', ['bars/'])],
    },
  },
  'docusaurus-plugin-content-pages': { default: [{ permalink: '/playground/' }] },
} as unknown as AllContent;

/** Returns what is printed before the process ends. */
function errorOf(links: Record<string, string>, onBrokenLinks: ReportingSeverity = 'throw') {
  const siteConfig = { onBrokenLinks } as Parameters<typeof checkLinks>[0]['siteConfig'];
  checkLinks({ baseUrl: '/', siteConfig }, { links, pagesElsewhere: ['/x/old/'] }, allContent);
  return print.mock.calls.flat().join('\n');
}

it('accepts pages of any version, of another process, and beside the docs', () => {
  const paths = ['/x/', '/x/mcp/', '/x/next/bars/', '/x/bars/#stacked', '/x/old/', '/playground/'];
  expect(errorOf(Object.fromEntries(paths.map((path) => [path, path])))).toBe('');
  expect(errorOf({ 'popularPages[0].path': 'bars/' })).toBe('');
  expect(exit).not.toHaveBeenCalled();
});

it.each([
  [
    'options.consent.page',
    '/x/bras/',
    'found "/x/bras/", and there is no page /x/bras/. Did you mean /x/bars/?',
  ],
  ['popularPages[0].path', 'mcp/', 'found "mcp/", and there is no page /x/next/mcp/.'],
])('ends the process and names the setting %s', (setting, link, message) => {
  expect(errorOf({ [setting]: link })).toBe(
    `[ERROR] "${setting}" (portal.config.ts) must be the path of a page; ${message}`,
  );
  expect(exit).toHaveBeenCalledWith(1);
});

it('says nothing if broken links are ignored', () => {
  expect(errorOf({ a: '/nowhere/' }, 'ignore')).toBe('');
});
