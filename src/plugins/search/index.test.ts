/** @jest-environment node */
// @reads src/plugins/search/algolia/**
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildProps } from '@site/scripts/jest/builtSite';
import type { BuildProps } from '@site/src/core/build/site';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import type { SearchIndexData, SearchManifest } from './format';
import { EMPTY_VOCABULARY } from './vocabulary';

import searchPlugin, { algoliaOrigins, validateOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const contextOf = (themeConfig: object, baseUrl = '/') =>
  ({
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    siteConfig: { themeConfig },
    baseUrl,
  }) as unknown as LoadContext;

const html = (title: string, version: string, text: string) =>
  `<!doctype html><meta name=docusaurus_version content=${version}><article><h1>${title}</h1><p>${text}</article>`;

describe('after a build', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  });
  afterEach(() => fs.rmSync(outDir, { recursive: true }));

  const write = (name: string, content: string) => {
    fs.mkdirSync(path.join(outDir, name), { recursive: true });
    fs.writeFileSync(path.join(outDir, name, 'index.html'), content);
  };
  const read = <T>(name: string) =>
    JSON.parse(fs.readFileSync(path.join(outDir, name), 'utf8')) as T;

  async function build(
    baseUrl: string,
    pages: Record<string, string>,
    lost: Record<string, { permalink: string }[]> = {},
  ) {
    Object.entries(pages).forEach(([pathname, content]) => write(pathname, content));
    const plugin = searchPlugin(contextOf({}, baseUrl), {
      popular: [],
      products: [{ id: 'x-charts', label: 'Charts' }],
      vocabulary: EMPTY_VOCABULARY,
      releasePages: [],
    });
    const routes = Object.keys(pages).map((pathname) => baseUrl + pathname);
    const docsOf = (version: string) =>
      routes
        .filter((route) => pages[route.slice(baseUrl.length)]?.includes(`content=${version}>`))
        .map((permalink) => ({ permalink }));
    const props = buildProps(outDir, routes, {
      baseUrl,
      plugins: [
        {
          name: 'docusaurus-plugin-content-docs',
          content: {
            loadedVersions: [
              { versionName: 'current', label: 'Next', docs: docsOf('current') },
              { versionName: '8.12.1', label: '8.12.1', routePriority: -1, docs: docsOf('8.12.1') },
              { versionName: '7', label: '7', docs: [] },
            ].map((version) => ({
              ...version,
              docs: [...version.docs, ...(lost[version.versionName] ?? [])],
            })),
          },
        },
      ] as unknown as BuildProps['plugins'],
    });
    await plugin.postBuild?.(props as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    return read<SearchManifest>('search/manifest.json');
  }

  const PAGES = {
    'x/react-charts/bars/': html('Bars', '8.12.1', 'Bars.'),
    'x/next/react-charts/bars/': html('Bars', 'current', 'Bars of tomorrow.'),
    'x/next/api/charts/bar-chart/': html('BarChart API', 'current', ''),
    'x/react-charts/bars/hooks-api/': html('Hooks', '8.12.1', ''),
    'playground/': html('Playground', '', ''),
  };

  it('removes the keywords from a page once the index has them', async () => {
    const page = html('Bars', '8.12.1', 'Bars.').replace(
      '<article>',
      '<meta name=keywords content="columns,histogram"><article>',
    );
    const { versions } = await build('/', { 'x/react-charts/bars/': page });
    const index = read<SearchIndexData>(`${versions[0]?.folder}index.json`);
    expect(JSON.stringify(index)).toContain('histogram');
    expect(fs.readFileSync(path.join(outDir, 'x/react-charts/bars/index.html'), 'utf8')).toBe(
      page.replace(/<meta name=keywords[^>]*>/, ''),
    );
  });

  it('takes the title of a page without a heading from its head', async () => {
    const page = html('', '8.12.1', 'Bars.').replace('<h1></h1>', '<title>Bars | Site</title>');
    const { versions } = await build('/', { 'x/react-charts/bars/': page });
    const { pages } = read<SearchIndexData>(`${versions[0]?.folder}index.json`);
    expect(pages.map(({ title }) => title)).toEqual(['Bars']);
  });

  it('gives each built version an index of its own pages', async () => {
    const { versions } = await build('/zh/', PAGES);
    expect(versions.map(({ name, isLast }) => [name, isLast])).toEqual([
      ['current', false],
      ['8.12.1', true],
    ]);
    const [next, last] = versions.map(({ folder }) => read<SearchIndexData>(`${folder}index.json`));
    expect(last?.pages.map((page) => [page.path, page.title, page.product])).toEqual([
      ['/zh/x/react-charts/bars/', 'Bars', 0],
    ]);
    expect(next?.pages.map((page) => [page.path, page.title, page.kind ?? 0])).toEqual([
      ['/zh/x/next/api/charts/bar-chart/', 'BarChart', 1],
      ['/zh/x/next/react-charts/bars/', 'Bars', 0],
    ]);
  });

  it.each([
    ['<main><h1>Bars</h1></main>', 'it has no <article>'],
    ['<article><p>Bars</article>', 'it has neither an <h1> in its <article> nor a <title>'],
  ])("stops the build for a docs page that can't be indexed: %s", async (body, why) => {
    const page = `<!doctype html><meta name=docusaurus_version content=8.12.1>${body}`;
    await expect(build('/zh/', { ...PAGES, 'x/react-charts/bars/': page })).rejects.toThrow(
      `search: a page of the docs is missing from the search index:\n- /zh/x/react-charts/bars/: ${why}`,
    );
    expect(fs.existsSync(path.join(outDir, 'search/manifest.json'))).toBe(false);
  });

  it('stops the build for a missing page, and for a page with another version', async () => {
    const lost = {
      '8.12.1': [{ permalink: '/x/lost' }, { permalink: '/x/next/react-charts/bars' }],
    };
    await expect(build('/', PAGES, lost)).rejects.toThrow(
      'search: 2 pages of the docs are missing from the search index:\n' +
        "- /x/lost/: the build doesn't contain this page\n" +
        '- /x/next/react-charts/bars/: its <meta name="docusaurus_version"> is "current", but the page belongs to "8.12.1"\n',
    );
  });

  it('allows pages with noindex to be missing', async () => {
    const hidden = PAGES['x/react-charts/bars/'].replace(
      '<article>',
      '<meta name=robots content=noindex><article>',
    );
    const { versions } = await build('/', { ...PAGES, 'x/react-charts/bars/': hidden });
    expect(versions.map(({ name }) => name)).toEqual(['current']);
  });

  it('names files by their content', async () => {
    const before = await build('/', PAGES);
    const after = await build('/', {
      ...PAGES,
      'x/react-charts/bars/': html('Bars', '8.12.1', 'Other bars.'),
    });
    expect(after.versions[0]?.folder).toBe(before.versions[0]?.folder);
    expect(after.versions[1]?.folder).not.toBe(before.versions[1]?.folder);
  });
});

describe('with Algolia', () => {
  it("uses Docusaurus' own search instead", () => {
    const plugin = searchPlugin(contextOf({ algolia: { appId: 'A' } }), {
      popular: [],
      products: [],
      vocabulary: EMPTY_VOCABULARY,
      releasePages: [],
    });
    expect(Object.keys(plugin)).toEqual(['name', 'getThemePath']);
    // Nothing for the 404 page either.
    expect(fs.readdirSync(plugin.getThemePath?.() ?? '')).toEqual(['NotFoundSearch']);
  });

  it('allows requests to its hosts in the policy', () => {
    expect(algoliaOrigins({ appId: 'R2IYF7ETH7' }).connect).toContain(
      'https://r2iyf7eth7-dsn.algolia.net',
    );
    expect(algoliaOrigins(undefined).connect).toEqual([]);
  });
});

describe('the options', () => {
  it('are optional', () => {
    expect(validate({})).toMatchObject({
      products: [],
      vocabulary: EMPTY_VOCABULARY,
      releasePages: [],
    });
    const products = [{ id: 'a', label: 'A' }];
    const vocabulary = {
      synonyms: [['pin', 'keep in view']],
      products: { a: { hints: ['axis'] } },
    };
    expect(validate({ products, vocabulary })).toMatchObject({
      products,
      vocabulary: { ...EMPTY_VOCABULARY, ...vocabulary },
    });
  });

  test.each([
    [{ products: 'x-charts' }, 'products'],
    [{ products: [{ id: 'x-charts' }] }, 'products[0].label'],
    [
      {
        products: [
          { id: 'a', label: 'A' },
          { id: 'a', label: 'B' },
        ],
      },
      'products[1]',
    ],
    [{ product: [] }, 'product'],
    [{ popular: [{ path: '/x/react-charts/bars', title: 'Bars' }] }, 'popular[0].path'],
  ])('of %j are rejected by name', (options, field) => {
    expect(() => validate(options)).toThrow(`"${field}"`);
  });

  test.each([
    [
      { synonyms: [['pin']] },
      '"vocabulary.synonyms[0]" must contain at least two synonymous words or phrases',
    ],
    [
      { synonyms: [['pin', 'keep  in view']] },
      '"vocabulary.synonyms[0][1]" must be one or more words, separated by single spaces; found "keep  in view"',
    ],
    [
      { siteWords: 'react' },
      '"vocabulary.siteWords" must be an array of words or phrases; found "react"',
    ],
    [
      { genericWords: ['data grid'] },
      '"vocabulary.genericWords[0]" must be one word, without spaces; found "data grid"',
    ],
    [
      { products: { charts: {} } },
      '"vocabulary.products" may only contain ids from the option "products" ("x-charts"); found "charts"',
    ],
    [{ products: { 'x-charts': { name: [] } } }, '"vocabulary.products.x-charts.name"'],
    [{ synonym: [] }, '"vocabulary.synonym"'],
  ])('a vocabulary of %j is rejected with the reason', (vocabulary, reason) => {
    const products = [{ id: 'x-charts', label: 'Charts' }];
    expect(() => validate({ products, vocabulary })).toThrow(reason);
  });
});
