import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { auditedContent } from '../auditedPages';
import { buildAgain, copyVersionedFixture } from '../fixtureSite';
import { root } from '../support';

/* The cache of `npm run build`, on a site with two versions: e2e/fixtures/versions. */
test.describe.configure({ mode: 'serial' });

const cache = path.join(root, 'test-results/builds/versions');

/** Returns the contents of a built site's files by path. */
function bytesOf(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.sort().map((file) => [path.relative(folder, file), readFileSync(file)] as const),
  );
}

/** Returns the paths of files that differ between two sites, or that only one of them has. */
function differences(one: Map<string, Buffer>, other: Map<string, Buffer>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => !one.get(file)?.equals(other.get(file) ?? Buffer.alloc(0)),
  );
}

test('only changed versions are rebuilt, and the site is identical to a clean build', async () => {
  rmSync(cache, { recursive: true, force: true });
  const site = copyVersionedFixture('versions', 'cached');
  const build = async (BUILD_CACHE: string, ...args: string[]) => {
    const { code, output, outDir } = await buildAgain(site, { BUILD_CACHE }, args);
    expect(code, output).toBe(0);
    return { output, bytes: bytesOf(outDir) };
  };

  const first = await build(cache);
  expect(first.output).toContain('Version current: built');
  expect(first.output).toContain('Version 8.12.1: built');
  expect((await build(cache)).output).toContain('Nothing has changed');

  const page = path.join(site, 'docs/react-data-grid/sorting/sorting.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nA sentence that is new.\n`);
  const edited = await build(cache);
  expect(edited.output).toContain(
    `Only pages have changed: docs/react-data-grid/sorting/sorting.mdx`,
  );
  expect(edited.output).not.toContain('Creating an optimized production build');
  expect(edited.output).toContain('Version 8.12.1: from the cache');
  expect(differences(first.bytes, edited.bytes)).toContain(
    'x/next/react-data-grid/sorting/index.html',
  );

  const clean = await build('off');
  expect(clean.output).toContain('Version 8.12.1: built');
  expect(differences(edited.bytes, clean.bytes)).toEqual([]);
});

test('a site that was modified after the build is merged again', async () => {
  const site = path.join(root, 'test-results/sites/cached');
  const file = path.join(site, 'build/404.html');
  await buildAgain(site, { BUILD_CACHE: cache });
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, 'edited by hand');
  const { output } = await buildAgain(site, { BUILD_CACHE: cache });
  expect(output).toContain('Version current: from the cache');
  expect(readFileSync(file, 'utf8')).toBe(original);
});

test.describe('what the audit of a page depends on, as built', () => {
  const demo = 'docs/react-data-grid/sorting/demos/Greeting.tsx';
  const sorting = 'docs/react-data-grid/sorting/sorting.mdx';
  const NEXT = ['', 'react-charts/', 'react-charts/bar-chart/', 'react-charts/radar-chart/'].concat(
    ['', 'column-menu/', 'pivoting/', 'sorting/'].map((name) => `react-data-grid/${name}`),
  );
  const EVERY = NEXT.map((name) => `/x/next/${name}`);
  let site = '';
  let contents = new Map<string, string>();

  /** Builds the site, and returns the pages of Next whose audits have other inputs than after the last call. */
  async function affected(env: Record<string, string> = {}): Promise<string[]> {
    const { code, output, outDir } = await buildAgain(site, { BUILD_CACHE: cache, ...env });
    expect(code, output).toBe(0);
    const before = contents;
    contents = new Map(EVERY.map((page) => [page, JSON.stringify(auditedContent(page, outDir))]));
    return EVERY.filter((page) => contents.get(page) !== before.get(page));
  }

  const edit = (name: string, from: string, to: string) => {
    const file = path.join(site, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };

  test.beforeAll(async () => {
    site = copyVersionedFixture('versions', 'audited');
    cpSync(path.join(root, 'e2e/fixtures/stylings/demos/Greeting.tsx'), path.join(site, demo));
    appendFileSync(path.join(site, sorting), '\n::demo{src="./demos/Greeting.tsx"}\n');
    expect(await affected()).toEqual(EVERY);
  });

  // In this order: each change is made to the result of the one before.
  const CHANGES: readonly [string, () => void, readonly string[]][] = [
    ['nothing', () => undefined, []],
    [
      'a sentence',
      () => edit(sorting, 'One order', 'An order'),
      ['/x/next/react-data-grid/sorting/'],
    ],
    [
      "a demo's code",
      () => edit(demo, 'Good morning', 'Good day'),
      ['/x/next/react-data-grid/sorting/'],
    ],
    ['a claim', () => writeFileSync(path.join(site, 'docs/index.claims.tsx'), ''), []],
    ['a style of all pages', () => edit('docusaurus.config.ts', ", 'density'", ''), EVERY],
    ['the font of all pages', () => edit('docusaurus.config.ts', "['fonts', ", '['), EVERY],
  ];
  for (const [what, change, pages] of CHANGES) {
    test(what, async () => {
      change();
      expect(await affected()).toEqual(pages);
    });
  }

  test('a variable that the build reads', async () => {
    expect(await affected({ FEEDBACK_ENDPOINT: 'https://example.com/feedback' })).toEqual(EVERY);
  });
});
