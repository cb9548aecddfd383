/** @jest-environment node */
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import preset from './preset';

const print = jest.spyOn(console, 'error').mockReturnValue();
jest.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('exit');
});
beforeEach(() => print.mockClear());

/** Returns what the preset prints before it ends the process. */
function errorOf(sidebarPath: string, baseUrl: string, currentLocale = 'en'): unknown {
  const context = {
    siteDir: path.resolve(__dirname, '../../..'),
    siteConfig: { future: { v4: {} }, themeConfig: {} },
    baseUrl,
    i18n: { currentLocale },
  } as unknown as LoadContext;
  try {
    preset(context, { docs: { sidebarPath } });
  } catch (error) {
    expect(error).toEqual(new Error('exit'));
  }
  return print.mock.calls.flat().join('\n');
}

it.each([
  ['/', 'en'],
  ['/zh/', 'zh'],
])('accepts a site at %s in language %s', (baseUrl, locale) => {
  expect(errorOf('./sidebars.ts', baseUrl, locale)).toBe('');
});

it.each([
  ['/docs/', 'en', '/docs/'],
  ['/docs/zh/', 'zh', '/docs/'],
  ['/zh/', 'en', '/zh/'],
])('refuses a site at %s in language %s', (baseUrl, locale, found) => {
  expect(errorOf('./sidebars.ts', baseUrl, locale)).toContain(
    `"baseUrl" (docusaurus.config.ts) must be "/"; found "${found}".`,
  );
});

it('refuses a file of sidebars that is missing', () => {
  expect(errorOf('./sidebar.ts', '/')).toContain(
    '"docs.sidebarPath" (docusaurus.config.ts) must be a file, such as "./sidebars.ts"; found "./sidebar.ts", which doesn\'t exist.',
  );
});
