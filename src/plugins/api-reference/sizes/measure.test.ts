/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { component, hook, objectType } from '../testing/symbols';
import type { ApiSymbol } from '../types';

import { measuredWith, sizesFilePath } from './file';
import { measureBundles, peersOf } from './measure';

import { apiSizes, knownApiSizes } from '.';

// Uses the real bundler, on packages with a few lines of code.
jest.setTimeout(60_000);

let siteDir: string;

/** Returns text that hardly compresses. It is the same for the same seed. */
function noise(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

function write(file: string, content: string): void {
  const target = path.join(siteDir, 'node_modules', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Writes a package with the structure of the real ones: modules that share another one, a style sheet, and a peer. */
function writePackage(version = '1.0.0'): void {
  write(
    '@mui/x-tree-view/package.json',
    JSON.stringify({
      name: '@mui/x-tree-view',
      version,
      main: './index.js',
      type: 'module',
      sideEffects: ['**/*.css'],
      peerDependencies: { react: '*' },
    }),
  );
  write(
    '@mui/x-tree-view/index.js',
    `export * from './tree.js'; export * from './useItem.js'; export const unused = '${noise(9000, 1)}';`,
  );
  write(
    '@mui/x-tree-view/shared.js',
    `import React from 'react'; export const shared = (one) => React.createElement('i', one, '${noise(3000, 2)}');`,
  );
  write('@mui/x-tree-view/tree.css', `.tree { content: '${noise(5000, 3)}' }`);
  write(
    '@mui/x-tree-view/tree.js',
    `import './tree.css'; import { shared } from './shared.js'; export function RichTreeView(someLongName) { return shared(someLongName); }`,
  );
  write(
    '@mui/x-tree-view/useItem.js',
    `import { shared } from './shared.js'; export function useItem(one) { if (process.env.NODE_ENV !== 'production') { console.warn('${noise(4000, 4)}'); } return [shared(one), '${noise(1000, 5)}']; }`,
  );
  write('react/package.json', '{ "name": "react", "version": "1.0.0" }');
  write('react/index.js', `module.exports = { createElement: '${noise(20_000, 6)}' };`);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  writePackage();
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const place = () => ({ siteDir, packagesFrom: siteDir, directory: path.join(siteDir, 'docs') });

const product = 'x-tree-view';
const SYMBOLS: readonly ApiSymbol[] = [
  component({ id: 'tree-view/rich-tree-view', name: 'RichTreeView', product }),
  hook({ id: 'tree-view/use-item', name: 'useItem', product }),
  objectType({ id: 'tree-view/item', name: 'Item', product }),
];

it('counts what an import needs, excluding peers, style sheets, development messages and unused code', async () => {
  const sizes = await apiSizes(place(), SYMBOLS);
  expect(Object.keys(sizes).sort()).toEqual(['tree-view/rich-tree-view', 'tree-view/use-item']);
  const base = sizes['tree-view/rich-tree-view'];
  const item = sizes['tree-view/use-item'];
  // The 3,000 letters of the shared module, the hook's own 1,000, and a little code. gzip needs 5 bits for 36 letters.
  expect(base?.minified).toBeGreaterThan(3_000);
  expect(base?.minified).toBeLessThan(3_500);
  expect(item?.minified).toBeGreaterThan(4_000);
  expect(item?.minified).toBeLessThan(4_500);
  expect(base?.gzip).toBeLessThan(3_000);
  expect(base?.gzip).toBeGreaterThan(1_900);
});

it('measures what a hook adds to a page with the base, and the base alone', async () => {
  const sizes = await apiSizes(place(), SYMBOLS);
  const base = sizes['tree-view/rich-tree-view'];
  const item = sizes['tree-view/use-item'];
  expect(base?.marginal).toBe(base?.gzip);
  expect(item?.marginal).toBeGreaterThan(600);
  expect(item?.marginal).toBeLessThan(1_000);
});

it('measures the same size for a bundle alone and together with others', async () => {
  const bundle = [{ name: 'useItem', module: '@mui/x-tree-view' }];
  const other = [{ name: 'RichTreeView', module: '@mui/x-tree-view' }];
  const folder = (name: string) => path.join(siteDir, 'node_modules/.cache', name);
  const alone = await measureBundles(folder('one'), new Map([['hook', bundle]]));
  const together = await measureBundles(
    folder('two'),
    new Map([
      ['other', other],
      ['hook', bundle],
      ['both', [...other, ...bundle]],
    ]),
  );
  expect(together.get('hook')?.minified).toBe(alone.get('hook')?.minified);
  expect(together.get('hook')?.gzip).toBe(alone.get('hook')?.gzip);
});

it('reuses measured sizes until the packages or the symbols change', async () => {
  expect(knownApiSizes(place(), SYMBOLS)).toBeUndefined();
  const sizes = await apiSizes(place(), SYMBOLS);
  expect(knownApiSizes(place(), SYMBOLS)).toEqual(sizes);
  expect(knownApiSizes(place(), SYMBOLS.slice(0, 1))).toBeUndefined();
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{ }');
  expect(knownApiSizes(place(), SYMBOLS)).toBeUndefined();
});

describe('sizes in the docs', () => {
  const writeSizes = (content: unknown) => {
    const file = sizesFilePath(place());
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(content));
  };
  const SIZES = {
    'tree-view/rich-tree-view': { minified: 30, gzip: 20, marginal: 20 },
    'tree-view/use-item': { minified: 10, gzip: 8, marginal: 5 },
  };

  it('are used without measuring, until symbols or packages in the bundles change', async () => {
    writeSizes({ measuredWith: measuredWith(place(), SYMBOLS), sizes: SIZES });
    expect(knownApiSizes(place(), SYMBOLS)).toEqual(SIZES);
    await expect(apiSizes(place(), SYMBOLS)).resolves.toEqual(SIZES);
    expect(knownApiSizes(place(), SYMBOLS.slice(0, 1))).toBeUndefined();

    // The same symbols, read again: in another array.
    expect(knownApiSizes(place(), [...SYMBOLS])).toEqual(SIZES);
    writePackage('1.0.1');
    expect(knownApiSizes(place(), [...SYMBOLS])).toBeUndefined();
    const measured = await apiSizes(place(), [...SYMBOLS]);
    expect(measured['tree-view/rich-tree-view']?.minified).toBeGreaterThan(3_000);
  });

  it('are read again when the file changes', () => {
    const measured = measuredWith(place(), SYMBOLS);
    writeSizes({ measuredWith: 'other', sizes: SIZES });
    expect(knownApiSizes(place(), SYMBOLS)).toBeUndefined();
    writeSizes({ measuredWith: measured, sizes: SIZES });
    expect(knownApiSizes(place(), SYMBOLS)).toEqual(SIZES);
  });

  it("are used for docs that replace the site's and have no file of their own", () => {
    writeSizes({ measuredWith: measuredWith(place(), SYMBOLS), sizes: SIZES });
    const others = { ...place(), directory: path.join(siteDir, 'other-docs') };
    expect(knownApiSizes(others, SYMBOLS)).toEqual(SIZES);
    // A cut version keeps its own file.
    const cut = path.join(siteDir, 'versioned_docs/version-1');
    expect(
      knownApiSizes({ ...place(), directory: cut, packagesFrom: cut }, SYMBOLS),
    ).toBeUndefined();
  });

  it('name the file and the field that is invalid', () => {
    writeSizes({
      measuredWith: 'x',
      sizes: { 'tree-view/use-item': { minified: -1, gzip: 1, marginal: 1 } },
    });
    expect(() => knownApiSizes(place(), SYMBOLS)).toThrow(
      /docs\/api\/sizes\.json is invalid\. Run "npm run docs:sizes"[\s\S]*minified/,
    );
  });
});

it('measures once for concurrent callers', async () => {
  const [one, other] = await Promise.all([apiSizes(place(), SYMBOLS), apiSizes(place(), SYMBOLS)]);
  expect(one).toEqual(other);
});

it('names a missing export', async () => {
  const missing = component({ id: 'tree-view/tree-item', name: 'TreeItem', product });
  await expect(apiSizes(place(), [...SYMBOLS, missing])).rejects.toThrow(
    /'TreeItem'.*'@mui\/x-tree-view'/,
  );
  expect(knownApiSizes(place(), [...SYMBOLS, missing])).toBeUndefined();
});

it('names a product without its base, and the file to correct', async () => {
  await expect(apiSizes(place(), SYMBOLS.slice(1))).rejects.toThrow(
    /"tree-view\/rich-tree-view".*PRODUCT_BASES \(library\.ts\)/,
  );
});

describe('peers', () => {
  it('are those of all packages, without duplicates', () => {
    write(
      '@mui/x-charts/package.json',
      JSON.stringify({
        name: '@mui/x-charts',
        version: '8.12.0',
        peerDependencies: { react: '*', '@emotion/react': '*' },
      }),
    );
    expect(peersOf(siteDir, ['@mui/x-charts/BarChart', '@mui/x-tree-view', 'react'])).toEqual([
      '@emotion/react',
      'react',
    ]);
  });

  it("can't be determined for a package that isn't installed", () => {
    expect(() => peersOf(siteDir, ['@mui/x-charts/BarChart'])).toThrow(
      /"@mui\/x-charts".*Run "npm ci"/,
    );
  });
});
