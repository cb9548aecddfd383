/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { writeFiles } from '@site/scripts/jest/files';

import versionsPlugin, { planVersions, validateOptions, type VersionsOptions } from '.';

import type { ElsewhereVersion, VersionsData } from './types';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
writeFiles(siteDir, {
  'versions.json': '["8.12.1"]',
  'node_modules/@mui/x-data-grid/package.json':
    '{ "name": "@mui/x-data-grid", "version": "9.0.0" }',
  'versioned_docs/version-8.12.1/package.json': '{}',
  'versioned_docs/version-8.0.0/package.json': '{}',
  'versioned_docs/version-8.1.0/index.mdx': '',
  'versioned_docs/version-8.2.0/package.json':
    '{ "dependencies": { "@mui/x-data-grid": "8.2.0" } }',
  ...Object.fromEntries(
    ['8.12.1', '8.1.0', '8.2.0'].map((name) => [
      `versioned_sidebars/version-${name}-sidebars.json`,
      '{}',
    ]),
  ),
  'unversioned_docs/templates/templates.mdx': '',
  'unversioned_docs/templates/blog/blog.mdx': '',
  'unversioned_docs/guides/privacy.mdx': '',
});

/** Returns a version as the docs plugin loads it. */
const loaded = (versionName: string, versionPath: string, pages: Record<string, string>) => ({
  versionName,
  label: versionName === 'current' ? 'Next' : versionName,
  path: versionPath,
  routePriority: versionName === 'current' ? undefined : -1,
  banner: versionName === 'current' ? 'unreleased' : null,
  docs: Object.entries(pages).map(([page, title]) => ({
    id: page ? `${page}/${page.split('/').at(-1)}` : 'index',
    permalink: `${versionPath}/${page ? `${page}/` : ''}`,
    source: `@site/docs/${page}.mdx`,
    title,
  })),
});

const NEXT = loaded('current', '/x/next', {
  '': 'MUI X',
  'react-charts': 'Charts',
  'react-charts/gauge': 'Gauge',
  'react-charts/radar': 'Radar',
});
const LAST = loaded('8.12.1', '/x', {
  '': 'MUI X',
  'react-charts': 'Charts',
  'react-charts/gauges': 'Gauges',
});
const MOVED = { 'react-charts/gauges': 'react-charts/gauge' };

interface Site {
  versions?: ReturnType<typeof loaded>[];
  navbar?: string[];
  /** Docs of another docs plugin that the navbar links to. */
  others?: string[];
  onBrokenLinks?: 'ignore' | 'throw';
}

/** Returns the plugin's global data for a site. */
async function dataOf(
  options: Partial<VersionsOptions>,
  { versions = [NEXT, LAST], navbar = [], others = [], onBrokenLinks = 'throw' }: Site = {},
): Promise<VersionsData> {
  const items = [
    { to: '/x/', label: 'Overview' },
    { type: 'dropdown', items: navbar.map((docId) => ({ type: 'doc', docId })) },
    ...others.map((docId) => ({ type: 'doc', docId, docsPluginId: 'community' })),
  ];
  const context = {
    siteDir,
    baseUrl: '/',
    siteConfig: { onBrokenLinks, trailingSlash: true, themeConfig: { navbar: { items } } },
  } as unknown as LoadContext;
  const plugin = versionsPlugin(context, validate(options));
  const data: VersionsData[] = [];
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: versions },
        community: { loadedVersions: [loaded('current', '/community', { guide: 'Guide' })] },
      },
    },
    actions: { setGlobalData: (given: VersionsData) => data.push(given) },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  return data[0] ?? { versions: [], archived: [], pages: {} };
}

describe('the plan', () => {
  const plan = (environment: { versions?: string; versionPart?: string } = {}) =>
    planVersions({
      siteDir,
      docsDir: 'docs',
      baseUrl: '/docs/',
      route: 'x',
      products: [],
      environment: { versions: undefined, versionPart: undefined, ...environment },
    });

  it('redirects pages without versions from the folders of versions', () => {
    expect(plan().redirectedFolders).toEqual({
      '/x/next/guides/privacy/': '/x/guides/privacy/',
      '/x/next/templates/': '/x/templates/',
      '/x/8.12.1/': '/x/',
    });
    writeFiles(siteDir, { 'versioned_docs/removed.json': '["8.12.1", "8.0.0"]' });
    expect(plan().redirectedFolders).toMatchObject({ '/x/8.0.0/': '/x/', '/x/8.12.1/': '/x/' });
    writeFiles(siteDir, { 'versioned_docs/removed.json': '[]' });
    // There, they are part of the docs that haven't been cut.
    expect(plan({ versions: 'current' }).redirectedFolders).toEqual({});
  });

  it.each([
    ['its folder', '9.9.9', '"9.9.9", but versioned_docs/version-9.9.9 doesn\'t exist. Restore it'],
    ['its sidebars', '8.0.0', "but versioned_sidebars/version-8.0.0-sidebars.json doesn't exist"],
    ['its packages', '8.1.0', "but versioned_docs/version-8.1.0/package.json doesn't exist"],
    [
      'the packages that it documents',
      '8.2.0',
      'versioned_docs/version-8.2.0/package.json requires @mui/x-data-grid 8.2.0; found 9.0.0. Run "npm ci".',
    ],
  ])('refuses a version without %s', (_, name, message) => {
    writeFiles(siteDir, { 'versions.json': JSON.stringify([name, '8.12.1']) });
    try {
      expect(() => plan()).toThrow(message);
    } finally {
      writeFiles(siteDir, { 'versions.json': '["8.12.1"]' });
    }
  });

  it('knows that a version built elsewhere has the pages without versions', () => {
    writeFiles(siteDir, {
      'docs/index.mdx': '',
      'versioned_docs/version-8.12.1/index.mdx': '',
    });
    const slugs = (versionPart: string) =>
      plan({ versionPart }).elsewhere.map(({ pages }) => pages.map(({ slug }) => slug));
    expect(slugs('current')).toEqual([['/', '/guides/privacy', '/templates/blog/', '/templates/']]);
    expect(slugs('8.12.1')).toEqual([['/']]);
  });
});

describe('the data for pages', () => {
  it('contains the built versions, newest first, and their releases', async () => {
    const { versions } = await dataOf({
      releases: { current: { label: 'Version 9', packages: { Charts: '9.0.0' } } },
    });
    expect(versions).toEqual([
      {
        name: 'current',
        label: 'Version 9',
        path: '/x/next/',
        start: '/x/next/',
        navbar: {},
        products: { 'x-charts': '/x/next/react-charts/' },
        isCurrent: false,
        banner: 'unreleased',
        packages: { Charts: '9.0.0' },
      },
      {
        name: '8.12.1',
        label: '8.12.1',
        path: '/x/',
        start: '/x/',
        navbar: {},
        products: { 'x-charts': '/x/react-charts/' },
        isCurrent: true,
        banner: null,
        packages: {},
      },
    ]);
  });

  it("contains each page's counterparts, with the title of a different page", async () => {
    const { pages } = await dataOf({ moved: MOVED });
    expect(pages['/x/next/react-charts/']).toEqual({
      places: { '8.12.1': { path: '/x/react-charts/' } },
    });
    expect(pages['/x/next/react-charts/radar/']).toEqual({
      title: 'Radar',
      places: { '8.12.1': { path: '/x/react-charts/', standIn: 'nearest' } },
    });
    expect(pages['/x/react-charts/gauges/']).toEqual({
      title: 'Gauges',
      places: { current: { path: '/x/next/react-charts/gauge/', standIn: 'moved' } },
    });
  });

  it('leads from a page without versions to the first page of other versions, without a note', async () => {
    const { docs, ...last } = loaded('8.12.1', '/x', { '': 'MUI X', 'templates/blog': 'Blog' });
    const withBlog = {
      ...last,
      docs: docs.map((doc) => ({
        ...doc,
        source: doc.source.replace('docs/templates', 'unversioned_docs/templates'),
      })),
    };
    const { pages } = await dataOf({}, { versions: [NEXT, withBlog] });
    expect(pages['/x/templates/blog/']).toEqual({ places: { current: { path: '/x/next/' } } });
  });

  it('is where a page is whose file is not named like its folder', async () => {
    // Docusaurus' `permalink` of such a page lacks the trailing slash that its route has.
    const withApi = ({ docs, ...version }: typeof NEXT) => ({
      ...version,
      docs: [
        ...docs,
        {
          id: 'api/charts/bar-chart',
          permalink: `${version.path}/api/charts/bar-chart`,
          source: '@site/docs/api/charts/bar-chart.mdx',
          title: 'BarChart API',
        },
      ],
    });
    const { pages } = await dataOf({}, { versions: [withApi(NEXT), withApi(LAST)] });
    expect(pages['/x/api/charts/bar-chart/']).toEqual({
      places: { current: { path: '/x/next/api/charts/bar-chart/' } },
    });
    expect(pages['/x/next/api/charts/bar-chart/']).toEqual({
      places: { '8.12.1': { path: '/x/api/charts/bar-chart/' } },
    });
  });

  it('contains no page data if only one version is built', async () => {
    const { versions, pages } = await dataOf({ moved: MOVED }, { versions: [LAST] });
    expect(versions.map(({ name }) => name)).toEqual(['8.12.1']);
    expect(pages).toEqual({});
  });

  it("contains the navbar's docs in each version, or its start page", async () => {
    const navbar = ['react-charts/react-charts', 'react-charts/radar/radar'];
    const { versions } = await dataOf({}, { navbar });
    expect(versions.map((version) => Object.values(version.navbar))).toEqual([
      ['/x/next/react-charts/', '/x/next/react-charts/radar/'],
      ['/x/react-charts/', '/x/'],
    ]);
  });

  it("contains the navbar's docs of another docs plugin", async () => {
    const { versions } = await dataOf({}, { others: ['guide/guide'] });
    expect(versions.map(({ navbar }) => navbar)).toEqual(
      [1, 2].map(() => ({ 'community:guide/guide': '/community/guide/' })),
    );
    await expect(dataOf({}, { others: ['guides'] })).rejects.toThrow(
      'The navbar links to the doc "guides" of the docs plugin "community", which doesn\'t exist. Its docs: guide/guide.',
    );
  });

  it('is the same if one version is built alone', async () => {
    const pages = (...paths: string[]) =>
      paths.map((page) => ({
        id: page ? `${page}/${page.split('/').at(-1)}` : 'index',
        slug: `/${page ? `${page}/` : ''}`,
      }));
    const elsewhere: ElsewhereVersion[] = [
      {
        name: 'current',
        label: 'Next',
        path: 'x/next',
        isCurrent: false,
        banner: 'unreleased',
        pages: pages('', 'react-charts', 'react-charts/gauge', 'react-charts/radar'),
      },
    ];
    const contentPath = path.join(siteDir, 'alone');
    writeFiles(contentPath, {
      'index.mdx': '',
      'react-charts/react-charts.mdx': '',
      'react-charts/gauges/gauges.mdx': '',
    });
    const alone = {
      ...LAST,
      contentPath,
      docs: LAST.docs.map((doc) => ({ ...doc, slug: doc.permalink.slice('/x'.length) })),
    };
    const navbar = ['react-charts/radar/radar'];
    const together = await dataOf({ moved: MOVED }, { navbar });
    const part = await dataOf({ moved: MOVED, elsewhere }, { navbar, versions: [alone] });
    expect(part.versions).toEqual(together.versions);
    expect(Object.keys(part.pages)).toEqual(LAST.docs.map(({ permalink }) => permalink));
    Object.entries(part.pages).forEach(([page, counterparts]) =>
      expect(counterparts).toEqual(together.pages[page]),
    );

    writeFiles(contentPath, { 'react-charts/pies/pies.mdx': '' });
    await expect(dataOf({ elsewhere }, { versions: [alone] })).rejects.toThrow(
      'finds other pages than Docusaurus: react-charts/pies/pies at /react-charts/pies/.',
    );
  });

  it('contains archived versions as configured', async () => {
    const archived = [
      {
        text: 'v7',
        href: 'https://v7.example/',
        products: { 'x-charts': 'https://v7.example/charts/' },
      },
    ];
    expect((await dataOf({ archived })).archived).toEqual(archived);
  });
});

describe('the build fails', () => {
  it('for a navbar doc that no version has', async () => {
    const navbar = ['react-charts/pies'];
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const print = jest.spyOn(console, 'error').mockReturnValue();
    await dataOf({}, { navbar });
    expect(exit).toHaveBeenCalledWith(1);
    expect(print.mock.calls.flat().join()).toContain(
      'must be the id of a doc; found "react-charts/pies", which doesn\'t exist in any version.',
    );
    jest.restoreAllMocks();
    await expect(dataOf({}, { navbar, onBrokenLinks: 'ignore' })).resolves.toBeDefined();
  });

  it('for a page that has moved to no page', async () => {
    await expect(dataOf({ moved: { a: 'b' } })).rejects.toThrow(
      'A redirect leads from "a" to "b", which isn\'t a page of any version.',
    );
  });
});

describe('options', () => {
  it('are all optional', () => {
    expect(validate({})).toMatchObject({ archived: [], moved: {}, releases: {} });
  });

  test.each([
    [
      { archived: [{ text: 'v7', href: 'http://v7.example' }] },
      '"archived[0].href" must be a URL that starts with https://; found "http://v7.example"',
    ],
    [{ archived: [{ href: 'https://v7.example' }] }, '"archived[0].text" is required'],
    [
      {
        archived: [
          { text: 'v7', href: 'https://a.example' },
          { text: 'v7', href: 'https://b.example' },
        ],
      },
      '"archived[1]" has the same text as another archived version',
    ],
    [
      {
        archived: [
          { text: 'v7', href: 'https://v7.example', products: { 'x-chart': 'https://v7.example' } },
        ],
      },
      '"archived[0].products.x-chart" is not allowed',
    ],
    [
      { moved: { 'react-charts/a': '/x/react-charts/b/' } },
      '"moved.react-charts/a" must be a path within a version, without a leading or trailing slash, such as "react-charts/bars"; found "/x/react-charts/b/"',
    ],
    [
      { moved: { '/a': 'b' } },
      '"moved./a" must be a path within a version, without a leading or trailing slash, such as "react-charts/bars"',
    ],
    [{ releases: { current: { packages: {} } } }, '"releases.current.label" is required'],
    [{ archive: [] }, '"archive" is not allowed'],
  ])('%j are rejected', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
