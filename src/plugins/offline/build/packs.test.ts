/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { buildProps } from '@site/scripts/jest/builtSite';
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { runStages, stageKey, type Stage } from '@site/src/core/build/site';

import type { OfflineManifest, PackList } from '../format';

import { writePacks, type PackedPage, type PackedVersion } from './packs';
import { addressesIn, createReferences } from './references';
import { addOfflinePage, workerLocale } from './shell';

const folder = temporaryFolder();

const page = (title: string) =>
  `<!doctype html><html lang=en><head><title>${title}</title><link rel=stylesheet href=/assets/css/s.1.css />` +
  `<link rel=preload as=font href=/assets/fonts/text.1.woff2 /></head><body><a href=/x/react-charts/>Charts</a>` +
  `<img src=/img/logo.svg /><img src="/img/not-there.svg" /><a href=https://example.com/a.js>elsewhere</a>` +
  `<script data-scripts="/assets/js/runtime~main.1.js /assets/js/main.1.js">start()</script>`;

const DOCS: PackedVersion['docs'] = [
  { permalink: '/x/', title: 'Overview' },
  { permalink: '/x/react-data-grid/sorting', title: 'Sorting' },
  { permalink: '/x/react-charts/bars/', title: 'Bars <BarChart>' },
];
const PATHS = [
  '/x/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/sorting/demos/Rows/',
  '/x/react-charts/bars/',
  '/404.html',
];

/** Each page's own scripts, as in its record. */
const SCRIPTS: Record<string, string[]> = {
  '/x/react-data-grid/sorting/': ['assets/js/7.grid.js', 'assets/js/named.2.js'],
  '/x/react-data-grid/sorting/demos/Rows/': ['assets/js/7.grid.js'],
  '/x/react-charts/bars/': ['assets/js/9.bars.js'],
};

const FILES = {
  'x/index.html': page('Overview'),
  'x/react-data-grid/sorting/index.html': page('Sorting'),
  'x/react-data-grid/sorting/demos/Rows/index.html': page('Rows'),
  'x/react-charts/bars/index.html': page('Bars'),
  '404.html': page('No page'),
  'assets/css/s.1.css': '@font-face{src:url(/assets/fonts/code.1.woff2)}',
  'assets/fonts/text.1.woff2': 'text',
  'assets/fonts/code.1.woff2': 'code',
  'assets/js/runtime~main.1.js': 'runtime',
  'assets/js/main.1.js': 'main',
  'assets/js/drawer.1.js': 'open("/img/ad.svg")',
  'assets/js/7.grid.js': 'grid(r.p+"assets/demos/Rows.1.json","assets/demos/missing.1.json")',
  'assets/js/named.2.js': 'named',
  'assets/js/9.bars.js': 'bars',
  'assets/demos/Rows.1.json': '{}',
  'assets/search/1/index.json': '[]',
  'search/manifest.json': '{}',
  'img/logo.svg': '<svg/>',
  'img/ad.svg': '<svg/>',
};

async function write(versions?: readonly PackedVersion[], routes = PATHS) {
  const stage: Stage<readonly string[]> = {
    key: stageKey('packs'),
    plugin: 'test',
    reads: { html: true, files: ['/'] },
    changes: { files: ['assets/offline/', 'offline/manifest.json'] },
    start: () => ({
      page: ({ document }) => addressesIn(document),
      async finish({ output, pages, written }) {
        await writePacks({
          outDir: folder(),
          baseUrl: '/',
          pages: new Map(
            [...written()].map(([pathname, file]): [string, PackedPage] => [
              pathname,
              {
                ...file,
                addresses: pages.get(pathname) ?? [],
                scripts: SCRIPTS[pathname] ?? [],
              },
            ]),
          ),
          shellScripts: ['assets/js/main.1.js', 'assets/js/drawer.1.js'],
          products: [
            { id: 'x-data-grid', label: 'Data Grid' },
            { id: 'x-charts', label: 'Charts' },
            { id: 'x-tree-view', label: 'Tree View' },
          ],
          versions: versions ?? [
            {
              name: 'current',
              label: '8.12.1',
              path: '/x',
              docs: DOCS,
              search: ['search/manifest.json', 'assets/search/1/index.json'],
            },
          ],
          write: output.write,
        });
        return undefined;
      },
    }),
  };
  await runStages([stage], buildProps(folder(), routes));
  const read = (file: string) => fs.readFileSync(path.join(folder(), file), 'utf8');
  const manifest = JSON.parse(read('offline/manifest.json')) as OfflineManifest;
  const list = (id: string) => {
    const packs = manifest.versions.flatMap((version) => version.packs);
    const pack = packs.find((candidate) => candidate.id === id);
    return JSON.parse(read(pack?.list ?? '')) as PackList;
  };
  const paths = (id: string) => list(id).files.map(([file]) => file);
  return { manifest, list, paths };
}

beforeEach(() => writeFiles(folder(), FILES));

it('offers a version as a whole, and each product that has pages in it', async () => {
  const { manifest } = await write();
  expect(manifest.versions).toHaveLength(1);
  expect(manifest.versions[0]).toMatchObject({ name: 'current', label: '8.12.1' });
  expect(manifest.versions[0]?.packs.map(({ id, label, pages }) => [id, label, pages])).toEqual([
    ['/current', undefined, 3],
    ['/current/x-data-grid', 'Data Grid', 2],
    ['/current/x-charts', 'Charts', 2],
  ]);
});

it('lists all files that the pages may load, without duplicates, pages last', async () => {
  const { paths } = await write();
  expect(paths('/current/x-data-grid')).toEqual([
    '/assets/css/s.1.css',
    '/assets/demos/Rows.1.json',
    '/assets/fonts/code.1.woff2',
    '/assets/fonts/text.1.woff2',
    '/assets/js/7.grid.js',
    '/assets/js/drawer.1.js',
    '/assets/js/main.1.js',
    '/assets/js/named.2.js',
    '/assets/js/runtime~main.1.js',
    '/assets/search/1/index.json',
    '/img/ad.svg',
    '/img/logo.svg',
    '/search/manifest.json',
    '/x/',
    '/x/react-data-grid/sorting/',
    '/x/react-data-grid/sorting/demos/Rows/',
  ]);
});

it('has the total size of its files', async () => {
  const { manifest, list } = await write();
  const { files } = list('/current');
  for (const [file, bytes] of files) {
    const name = file.endsWith('/') ? `${file}index.html` : file;
    expect(bytes).toBe(fs.statSync(path.join(folder(), name)).size);
  }
  expect(manifest.versions[0]?.packs[0]?.bytes).toBe(
    files.reduce((sum, [, bytes]) => sum + bytes, 0),
  );
});

it('detects a changed page from its list, and other changed files from their names', async () => {
  const before = (await write()).list('/current').files;
  writeFiles(folder(), { 'x/index.html': page('Overview, changed') });
  const after = (await write()).list('/current').files;
  const revisions = (files: PackList['files']) =>
    new Map(files.flatMap(([file, , revision]) => (revision ? [[file, revision]] : [])));
  expect([...revisions(after).keys()]).toEqual([
    '/img/ad.svg',
    '/img/logo.svg',
    '/search/manifest.json',
    '/x/',
    '/x/react-charts/bars/',
    '/x/react-data-grid/sorting/',
    '/x/react-data-grid/sorting/demos/Rows/',
  ]);
  expect(revisions(after).get('/x/')).not.toBe(revisions(before).get('/x/'));
  expect(revisions(after).get('/x/react-charts/bars/')).toBe(
    revisions(before).get('/x/react-charts/bars/'),
  );
});

it('has page titles and products in every version', async () => {
  writeFiles(folder(), { 'x/7.0.0/react-charts/bars/index.html': page('Bars') });
  const docs = [{ permalink: '/x/7.0.0/react-charts/bars', title: 'Bars <BarChart>' }];
  const { list } = await write(
    [{ name: '7.0.0', label: 'v7', path: '/x/7.0.0', docs, search: [] }],
    [...PATHS, '/x/7.0.0/react-charts/bars/'],
  );
  expect(list('/7.0.0/x-charts').pages).toEqual([
    ['/x/7.0.0/react-charts/bars/', 'Bars <BarChart>', 'x-charts'],
  ]);
});

it("throws for a page that a version lists but the build doesn't contain", async () => {
  const docs = [{ permalink: '/x/lost', title: 'Lost' }];
  await expect(
    write([{ name: '7.0.0', label: 'v7', path: '/x', docs, search: [] }]),
  ).rejects.toThrow(
    "offline: a version of the docs lists /x/lost/, but the build doesn't contain this page",
  );
});

describe('the offline page', () => {
  /** Returns the page and the addresses in it. */
  async function offlinePage() {
    let addresses: readonly string[] = [];
    const making: Stage = {
      key: stageKey('making'),
      plugin: 'test',
      changes: { html: true, files: ['x/offline/'] },
      start: () => ({
        page(built) {
          if (built.path === '/404.html') {
            addOfflinePage(built);
          }
          return undefined;
        },
      }),
    };
    const reading: Stage = {
      key: stageKey('reading'),
      plugin: 'test',
      reads: { html: true },
      start: () => ({
        page({ path: pathname, document }) {
          if (pathname === '/x/offline/') {
            addresses = addressesIn(document);
          }
          return undefined;
        },
      }),
    };
    await runStages([making, reading], buildProps(folder(), PATHS));
    const html = fs.readFileSync(path.join(folder(), 'x/offline/index.html'), 'utf8');
    return { html, addresses };
  }

  it('is the marked 404 page, hidden from search engines', async () => {
    const { html } = await offlinePage();
    expect(html).toBe(
      FILES['404.html']
        .replace('<html', '<html data-offline')
        .replace('<head>', '<head><meta name="robots" content="noindex">'),
    );
  });

  it('is passed to the worker with its dependencies and the name of its build', async () => {
    const { addresses } = await offlinePage();
    const files = createReferences(folder(), '/').existing(addresses);
    const source = { base: '/', build: 'b1', files, hash: (file: string) => `#${file}` };
    expect(workerLocale({ ...source, translations: {} })).toEqual({
      base: '/',
      builds: ['b1'],
      shell: [
        '/x/offline/',
        '/assets/css/s.1.css',
        '/assets/fonts/text.1.woff2',
        '/assets/js/main.1.js',
        '/assets/js/runtime~main.1.js',
        '/img/logo.svg',
      ].map((file) => [file, `#${file}`]),
    });
  });

  it('is passed with the translation of the notice on stored pages, as HTML', () => {
    const source = { base: '/zh/', build: 'b1', files: [], hash: () => '' };
    const notice = { 'portal.offline.notice': '1 < 2 & 3', 'portal.offline.reload': '重新加载' };
    expect(workerLocale({ ...source, translations: notice }).notice).toEqual([
      '1 &lt; 2 &amp; 3',
      '重新加载',
    ]);
    const half = { 'portal.offline.notice': '1' };
    expect(workerLocale({ ...source, translations: half }).notice).toBeUndefined();
  });
});
