/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PackList, WorkerSite } from '../../src/plugins/offline/format';
import { temporaryFolder, writeFiles } from '../jest/files';

import { mergeParts } from './merge';

const folder = temporaryFolder();

const HEADERS = (hashes: string) =>
  `/*\n  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashes}; object-src 'none'\n  Cache-Control: no-cache\n`;
const worker = (build: string, shell: string) => {
  const site: WorkerSite = {
    name: build,
    locales: [{ base: '/', builds: [build], shell: [[shell, 'h']] }],
    ignore: ['/live/'],
  };
  return `const PORTAL_SITE=${JSON.stringify(site)};\nserve(PORTAL_SITE);`;
};
const sitemap = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>https://a.example${url}</loc><lastmod>2026-11-23</lastmod></url>`).join('')}</urlset>`;
const search = (name: string) =>
  JSON.stringify({
    versions: [{ name, label: name, isLast: name !== 'current', folder: `${name}/` }],
  });
const pack = (page: string): PackList => ({
  pages: [[page, 'A page']],
  files: [
    ['/assets/js/main.js', 10],
    ['/search/manifest.json', 1, 'of the version alone'],
  ],
});
const offline = (name: string, list: string) =>
  JSON.stringify({
    versions: [{ name, label: name, packs: [{ id: `/${name}`, bytes: 11, pages: 1, list }] }],
  });

/** Files that every version builds. */
const NEXT: Record<string, string> = {
  '404.html': 'not found, by Next',
  'playground/index.html': 'playground, by Next',
  'x/next/index.html': 'Next',
  'live/9/index.html': 'frame of 9',
  'img/logo.svg': '<svg/>',
  'assets/js/main.1.js': 'main of Next',
  'assets/js/react.js': 'React',
  'assets/offline/n.json': JSON.stringify(pack('/x/next/')),
  'offline/manifest.json': offline('current', '/assets/offline/n.json'),
  'search/manifest.json': search('current'),
  'sitemap.xml': sitemap('/playground/', '/x/next/extra/'),
  'x/sw.js': worker('n', '/assets/js/main.1.js'),
  _headers: HEADERS("'sha256-b' 'sha256-c'"),
  _redirects: '/x/8.12.1/* /x/:splat 302\n',
};
const LAST: Record<string, string> = {
  '404.html': 'not found',
  'playground/index.html': 'playground',
  'x/index.html': '8.12.1',
  'live/8/index.html': 'frame of 8',
  'img/logo.svg': '<svg/>',
  'assets/js/main.2.js': 'main of 8.12.1',
  'assets/js/react.js': 'React',
  'assets/offline/l.json': JSON.stringify(pack('/x/')),
  'offline/manifest.json': offline('8.12.1', '/assets/offline/l.json'),
  'search/manifest.json': search('8.12.1'),
  'sitemap.xml': sitemap('/x/', '/playground/'),
  'x/sw.js': worker('l', '/assets/js/main.2.js'),
  _headers: HEADERS("'sha256-a' 'sha256-b'"),
  _redirects: '/x/8.12.1/* /x/:splat 302\n',
};

/** Merges versions that consist of these files. */
async function merge(
  next: Record<string, string> = {},
  last: Record<string, string> = {},
  { locales = [''], baseUrl = '/' }: { locales?: string[]; baseUrl?: string } = {},
): Promise<Record<string, string>> {
  const directory = (name: string) => path.join(folder(), name);
  writeFiles(directory('next'), { ...NEXT, ...next });
  writeFiles(directory('last'), { ...LAST, ...last });
  mkdirSync(directory('merged'));
  await mergeParts(
    {
      parts: [
        { name: 'current', folder: 'next', directory: directory('next') },
        { name: '8.12.1', folder: '', directory: directory('last') },
      ],
      route: 'x',
      locales,
      baseUrl,
    },
    directory('merged'),
  );
  return Object.fromEntries(
    readdirSync(directory('merged'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(directory('merged'), file), readFileSync(file, 'utf8')]),
  );
}

it("takes a version's pages from its build, and other pages from the build at the docs' root", async () => {
  expect(await merge()).toMatchObject({
    'x/index.html': '8.12.1',
    'x/next/index.html': 'Next',
    'playground/index.html': 'playground',
    '404.html': 'not found',
  });
});

it('does so in all languages', async () => {
  const site = await merge(
    { 'zh/x/next/index.html': 'Next zh', 'zh/404.html': 'by Next zh' },
    { 'zh/x/index.html': '8.12.1 zh', 'zh/404.html': 'not found zh' },
    { locales: ['', 'zh/'] },
  );
  expect(site).toMatchObject({
    'zh/x/index.html': '8.12.1 zh',
    'zh/x/next/index.html': 'Next zh',
    'zh/404.html': 'not found zh',
  });
});

it('keeps all other files of all versions without duplicates', async () => {
  expect(await merge()).toMatchObject({
    'live/8/index.html': 'frame of 8',
    'live/9/index.html': 'frame of 9',
    'assets/js/main.1.js': 'main of Next',
    'assets/js/main.2.js': 'main of 8.12.1',
    'assets/js/react.js': 'React',
    'img/logo.svg': '<svg/>',
    _redirects: '/x/8.12.1/* /x/:splat 302\n',
  });
});

it('fails for a file that differs between versions, with its path and both versions', async () => {
  await expect(merge({ 'assets/js/react.js': 'another React' })).rejects.toThrow(
    'The versions 8.12.1 and current have different contents for assets/js/react.js, and there is no rule to merge them.',
  );
});

it('allows the inline scripts of all versions', async () => {
  expect((await merge())._headers).toBe(HEADERS("'sha256-a' 'sha256-b' 'sha256-c'"));
});

it('fails if headers differ in other ways', async () => {
  const headers = HEADERS("'sha256-a'").replace('no-cache', 'no-store');
  await expect(merge({ _headers: headers })).rejects.toThrow(
    "_headers of 8.12.1, current can't be merged: _headers differs between versions in line 3",
  );
});

it('lists each page in the sitemap once', async () => {
  expect((await merge())['sitemap.xml']).toBe(sitemap('/x/', '/playground/', '/x/next/extra/'));
});

it('lists all versions in the search manifest, in order', async () => {
  const { versions } = JSON.parse((await merge())['search/manifest.json'] ?? '') as {
    versions: { name: string }[];
  };
  expect(versions.map(({ name }) => name)).toEqual(['current', '8.12.1']);
});

it('creates one service worker for the builds of all versions', async () => {
  const [, json = ''] = /PORTAL_SITE=(.*);\n/.exec((await merge())['x/sw.js'] ?? '') ?? [];
  const site = JSON.parse(json) as WorkerSite;
  expect(site.locales).toEqual([
    { base: '/', builds: ['l', 'n'], shell: [['/assets/js/main.2.js', 'h']] },
  ]);
  expect(site.name).not.toBe('l');
});

it('fails if the code of the worker differs', async () => {
  await expect(merge({ 'x/sw.js': `${worker('n', '/a')}//` })).rejects.toThrow(
    'the code of the service worker differs between versions.',
  );
});

it('places a site below a path, and what is for its host beside it', async () => {
  const below = (files: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(
          ([file]) => file === '_redirects' || file.includes('offline') || file === 'sitemap.xml',
        )
        .map(([file, text]) => [
          file,
          text.replace(/(?<=["\s]|\.example|^)\/(?=[a-z])/g, '/docs/'),
        ]),
    );
  const site = await merge(below(NEXT), below(LAST), { baseUrl: '/docs/' });
  expect(site).toMatchObject({
    'docs/x/index.html': '8.12.1',
    'docs/x/next/index.html': 'Next',
    'docs/404.html': 'not found',
    _redirects: '/docs/x/8.12.1/* /docs/x/:splat 302\n',
  });
  expect(Object.keys(site).filter((file) => !file.startsWith('docs/'))).toEqual(
    expect.arrayContaining(['_headers', '_redirects']),
  );
  expect(site['docs/sitemap.xml']?.match(/<loc>[^<]+/g)).toHaveLength(3);
  const { versions } = JSON.parse(site['docs/offline/manifest.json'] ?? '') as {
    versions: { packs: { list: string }[] }[];
  };
  for (const list of versions.flatMap(({ packs }) => packs.map((pack) => pack.list))) {
    const { files } = JSON.parse(site[list.slice(1)] ?? '') as PackList;
    expect(files[1]?.[1]).toBe(site['docs/search/manifest.json']?.length);
  }
});

it('offers all versions offline, and lists merged files with their final content', async () => {
  const site = await merge();
  const { versions } = JSON.parse(site['offline/manifest.json'] ?? '') as {
    versions: { name: string; packs: { list: string; bytes: number }[] }[];
  };
  expect(versions.map(({ name }) => name)).toEqual(['current', '8.12.1']);
  const lists = Object.keys(site).filter((file) => file.startsWith('assets/offline/'));
  expect(lists.sort()).toEqual(
    versions.flatMap(({ packs }) => packs.map(({ list }) => list.slice(1))).sort(),
  );
  const [first] = versions[0]?.packs ?? [];
  const list = JSON.parse(site[first?.list.slice(1) ?? ''] ?? '') as PackList;
  const bytes = site['search/manifest.json']?.length ?? 0;
  expect(list.pages).toEqual(pack('/x/next/').pages);
  expect(list.files).toEqual([
    ['/assets/js/main.js', 10],
    ['/search/manifest.json', bytes, expect.stringMatching(/^[\da-f]{16}$/)],
  ]);
  expect(first?.bytes).toBe(10 + bytes);
});

it("requires a version at the docs' root", async () => {
  await expect(
    mergeParts(
      {
        parts: [{ name: 'current', folder: 'next', directory: '' }],
        route: 'x',
        locales: [''],
        baseUrl: '/',
      },
      folder(),
    ),
  ).rejects.toThrow('None of the versions current is at /x/.');
});
