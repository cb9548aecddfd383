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
function errorOf(
  sidebarPath: string,
  baseUrl: string,
  { docs = {}, ...others }: { docs?: object; pages?: object; theme?: object } = {},
): unknown {
  const context = {
    siteDir: path.resolve(__dirname, '../../..'),
    siteConfig: { future: { v4: {} }, themeConfig: {} },
    baseUrl,
    i18n: { currentLocale: 'en' },
  } as unknown as LoadContext;
  try {
    preset(context, { ...others, docs: { sidebarPath, ...docs } });
  } catch (error) {
    expect(error).toEqual(new Error('exit'));
  }
  return print.mock.calls.flat().join('\n');
}

it('accepts a site below a path', () => {
  expect(errorOf('./sidebars.ts', '/docs/')).toBe('');
});

it('refuses a file of sidebars that is missing', () => {
  expect(errorOf('./sidebar.ts', '/')).toContain(
    '"docs.sidebarPath" (docusaurus.config.ts) must be a file, such as "./sidebars.ts"; found "./sidebar.ts", which doesn\'t exist.',
  );
});

it.each([
  [
    { docs: { path: 'dcs' } },
    '"docs.path" (docusaurus.config.ts) must be a folder, such as "docs"; found "dcs", which doesn\'t exist.',
  ],
  [
    { docs: { routeBasePat: 'x' } },
    'Options of "docs" (docusaurus.config.ts, portal.config.ts): "routeBasePat" isn\'t an option; found "x". Did you mean "routeBasePath"?',
  ],
  [
    { docs: { routeBasePath: 'docs' } },
    '"docs.routeBasePath" (docusaurus.config.ts) must be "x", below which the portal looks for the docs; found "docs".',
  ],
  [{ docs: { reloadOn: 'src' } }, '"reloadOn" must be an array of patterns; found "src".'],
  [
    { pages: { includ: [] } },
    'Options of "pages" (docusaurus.config.ts, portal.config.ts): "includ" isn\'t an option; found []. Did you mean "include"?',
  ],
  [
    { theme: { customCss: ['./src/css/tokns.css'] } },
    '"theme.customCss" (docusaurus.config.ts) must be a style sheet; found "./src/css/tokns.css"',
  ],
])('says what is wrong with options %j', (wrong, message) => {
  expect(errorOf('./sidebars.ts', '/', wrong)).toContain(message);
});
