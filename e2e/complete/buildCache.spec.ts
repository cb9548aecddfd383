import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { buildAgain, copyVersionedFixture } from '../fixtureSite';
import { root } from '../support';

/* The cache of `npm run build`, on a site with two versions: e2e/fixtures/versions. */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

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

/** Returns the pages of a site, and their Markdown, without the ids of builds, which change with any page. */
function withoutBuildId(files: Map<string, Buffer>): Map<string, Buffer> {
  return new Map(
    [...files]
      .filter(([name]) => /\.(?:html|md)$/.test(name))
      .map(([name, bytes]) => [
        name,
        Buffer.from(bytes.toString().replace(/"build":"\w+"|\bruntime~main\.\w+/g, '')),
      ]),
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
  // Renders only this page, as `npm test` does.
  const rendered = await build(cache, '--pages');
  expect(rendered.output).toContain('only docs/react-data-grid/sorting/sorting.mdx');
  expect(differences(first.bytes, rendered.bytes)).toEqual([
    'x/next/react-data-grid/sorting.md',
    'x/next/react-data-grid/sorting/index.html',
  ]);
  expect((await build(cache, '--pages')).output).toContain('Nothing has changed');

  const edited = await build(cache);
  expect(edited.output).toContain('changed: docs/react-data-grid/sorting/sorting.mdx');
  expect(edited.output).toContain('Version current: built');
  expect(edited.output).toContain('Version 8.12.1: from the cache');
  expect(differences(first.bytes, edited.bytes)).toContain(
    'x/next/react-data-grid/sorting/index.html',
  );
  expect(differences(withoutBuildId(rendered.bytes), withoutBuildId(edited.bytes))).toEqual([]);

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

/** Returns the pages of a site, without the hashes in names of scripts. */
function pagesOf(files: Map<string, Buffer>): Map<string, Buffer> {
  return new Map(
    [...files]
      .filter(([name]) => /\.(?:html|md)$/.test(name))
      .map(([name, bytes]) => [
        name,
        Buffer.from(bytes.toString().replace(/\b[0-9a-f]{8,64}\b/g, '')),
      ]),
  );
}

test("a build with the bundler's cache has the changes, and is only used where it is asked for", async () => {
  rmSync(cache, { recursive: true, force: true });
  const site = copyVersionedFixture('versions', 'bundled');
  const page = path.join(site, 'docs/react-data-grid/sorting/sorting.mdx');
  const demo = path.join(site, 'docs/react-data-grid/sorting/demos/Greeting.tsx');
  cpSync(path.join(root, 'e2e/fixtures/flavors/demos/Greeting.tsx'), demo);
  appendFileSync(page, '\n::demo{src="./demos/Greeting.tsx"}\n');
  const build = async (env: Record<string, string>) => {
    const { code, output, outDir } = await buildAgain(site, {
      BUILD_CACHE: cache,
      VERSIONS: 'current',
      ...env,
    });
    expect(code, output).toBe(0);
    return { output, bytes: bytesOf(outDir) };
  };
  const reused = "Modules that haven't changed are taken from the bundler's cache";
  expect((await build({ BUNDLER_CACHE: 'on' })).output).not.toContain(reused);

  appendFileSync(page, '\nA sentence that is new.\n');
  writeFileSync(demo, readFileSync(demo, 'utf8').replace('morning', 'evening'));
  const edited = await build({ BUNDLER_CACHE: 'on' });
  expect(edited.output).toContain(reused);
  const html = edited.bytes.get('x/react-data-grid/sorting/index.html')?.toString();
  expect(html).toContain('A sentence that is new.');
  expect(html).toContain('Good evening');

  const plain = await build({});
  expect(plain.output).toContain('Version current: built');
  expect(plain.output).not.toContain(reused);
  expect(differences(pagesOf(edited.bytes), pagesOf(plain.bytes))).toEqual([]);
  // What is the same as a clean build is also taken if the bundler's cache is asked for.
  expect((await build({ BUNDLER_CACHE: 'on' })).output).toContain('Nothing has changed');
});
