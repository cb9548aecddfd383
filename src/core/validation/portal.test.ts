/** @jest-environment node */
import type { Config } from '@docusaurus/types';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import * as ads from '../../../ads';
import * as examples from '../../../examples';
import * as library from '../../../library';
import * as portal from '../../../portal.config';

import {
  checkDocusaurus,
  checkFeature,
  checkLibrary,
  checkPortal,
  checkStaticFiles,
  settingsOf,
} from './portal';

const { options, products, site } = portal;
const folder = temporaryFolder();
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = jest.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  exit.mockClear();
  print.mockClear();
});

const errorOf = (settings: object) => {
  checkPortal({ ...portal, ...settings });
  expect(exit).toHaveBeenCalledTimes(print.mock.calls.length);
  return print.mock.calls.flat().join('\n');
};

it("accepts this site's settings", () => {
  expect(errorOf({})).toBe('');
});

it.each([
  [
    { site: { ...site, url: 'docs.acme.com' } },
    '"site" (portal.config.ts): "url" must be the address of a host',
  ],
  [{ site: { ...site, url: 'https://acme.com/docs' } }, 'found "https://acme.com/docs".'],
  [{ site: { ...site, title: 3 } }, '"title" must be a string; found 3.'],
  [{ site: { ...site, titel: 'A' } }, 'Did you mean "title"?'],
  [
    { products: [...products, products[0]] },
    '"products" (portal.config.ts): "[4]" contains a duplicate value; found {"id":"x-data-grid"',
  ],
  [
    { products: [{ ...products[0], color: 'orange' }] },
    '"[0].color" must be a color such as "#3b4cca"; found "orange".',
  ],
  [
    { navbarItems: [{ href: 'github.com/acme/ui' }] },
    '"[0].href" must be a URL such as "https://github.com/acme/ui"; found "github.com/acme/ui".',
  ],
  [
    { options: { ...options, sponsor: {} } },
    '"sponsor" isn\'t an option; found {}. Did you mean "sponsors"?',
  ],
  [
    { options: { ...options, docs: { editURL: 'x' } } },
    '"docs.editURL" isn\'t an option; found "x". Did you mean "editUrl"?',
  ],
  [
    { options: { ...options, docs: { editUrl: 'github.com/a' } } },
    '"docs.editUrl" must be a URL such as "https://github.com/acme/docs/edit/main"; found "github.com/a".',
  ],
  [
    { navbarItems: [{ activeBaseRegex: '(/x/' }] },
    '"[0].activeBaseRegex" must be a regular expression; found "(/x/".',
  ],
  [{ navbarItems: [{ type: 'localDropdown' }] }, '"[0].type" must be default, doc,'],
  [
    { popularPages: undefined },
    '"popularPages" (portal.config.ts): must be exported; found nothing.',
  ],
])('refuses %#', (settings, message) => {
  expect(errorOf(settings)).toContain(message);
});

it.each([
  [
    { SCOPE: 'acme' },
    'library.ts: "SCOPE" must be the scope of packages, such as "@acme"; found "acme".',
  ],
  [
    { PRODUCTS: { ui: { folder: 'a/b', name: 'UI' } } },
    '"PRODUCTS.ui.folder" must be letters, digits and hyphens; found "a/b".',
  ],
])('refuses a library %#', (settings, message) => {
  checkLibrary({ library, examples, ads });
  expect(exit).not.toHaveBeenCalled();
  checkLibrary({ library: { ...library, ...settings }, examples, ads });
  expect(print.mock.calls.flat().join('\n')).toContain(message);
});

it('refuses packages of demos that are not installed', () => {
  checkLibrary({ library, examples: { ...examples, DEMO_PACKAGES: ['recat'] }, ads });
  expect(print.mock.calls.flat().join('\n')).toContain(
    'examples.ts: "DEMO_PACKAGES[0]" must be the name of an installed package; found "recat".',
  );
});

it.each([
  [{ trailingSlash: false }, '"trailingSlash" must be [true]; found false.'],
  [{ markdown: { format: 'md' } }, '"markdown.format" must be [mdx]; found "md".'],
  [{ trailingslash: true }, 'Did you mean "trailingSlash"?'],
  [
    { onBrokenAnchors: 'error' },
    '"onBrokenAnchors" must be one of [ignore, log, warn, throw]; found "error".',
  ],
  [{ future: { v44: true } }, '"future.v44" isn\'t an option; found true. Did you mean "v4"?'],
])('refuses %j in docusaurus.config.ts', (wrong, message) => {
  const { title, tagline, url } = site;
  checkDocusaurus({
    title,
    tagline,
    url,
    baseUrl: '/',
    trailingSlash: true,
    markdown: { format: 'mdx' },
    i18n: { defaultLocale: 'en', locales: ['en'] },
    ...wrong,
  } as Config);
  expect(print.mock.calls).toEqual([[expect.stringContaining(message)]]);
});

it('refuses a file that is missing from static/', () => {
  writeFiles(folder(), { 'static/img/logo.svg': '' });
  checkStaticFiles(folder(), {
    'site.logo.src': 'img/logo.svg',
    'site.favicon': 'https://a.com/b',
  });
  expect(exit).not.toHaveBeenCalled();
  checkStaticFiles(folder(), settingsOf('screenshots', 'src', [{ src: '/img/lgo.svg' }, {}]));
  expect(print).toHaveBeenCalledWith(
    '[ERROR] "screenshots[0].src" (portal.config.ts) must be the path of a file in static/; found "/img/lgo.svg", which doesn\'t exist.',
  );
});

it('refuses a plugin that no folder has', () => {
  writeFiles(folder(), { 'src/plugins/ads/index.ts': '' });
  expect(() => checkFeature(folder(), 'ads')).not.toThrow();
  expect(() => checkFeature(folder(), 'adz')).toThrow('found "adz". Did you mean "ads"?');
});
