import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { rspack, type Configuration } from '@rspack/core';

import { runRspack } from '../../../core/build-cache/rspack';
import { findPackage, packageNameOf } from '../../../core/packages';

const compress = promisify(gzip);

/** What a bundle is made for: names, each from a module. */
export interface BundleImport {
  name: string;
  /** As an import statement has it, such as `@mui/x-charts/BarChart`. */
  module: string;
}

/** Bytes of a bundle. */
export interface BundleSize {
  minified: number;
  gzip: number;
}

/** Bundles that one compilation makes; each is kept whole in memory until it is written. */
const BATCH = 160;

/**
 * Packages that a page has anyway, and that no bundle contains: the peers of what is imported (React, Material UI and
 * its system, Emotion, date libraries).
 *
 * @param from - Folder from which the packages are looked up.
 * @throws Error that names a package which is not installed.
 */
export function peersOf(from: string, modules: readonly string[]): string[] {
  const packages = [...new Set(modules.map((module) => packageNameOf(module) ?? module))];
  const peers = packages.flatMap((name) => {
    const found = findPackage(name, from);
    if (!found) {
      throw new Error(
        `The size of "${name}" cannot be measured: it is in no node_modules from ${from} upwards. Run "npm ci".`,
      );
    }
    return found.peers;
  });
  return [...new Set(peers)].sort();
}

/** The module a bundle is made from. A default export adds the same few bytes whatever the names are. */
function entryCode(imports: readonly BundleImport[]): string {
  const lines = imports.map(
    ({ name, module }, index) => `import { ${name} as i${index} } from ${JSON.stringify(module)};`,
  );
  return [...lines, `export default [${imports.map((_, index) => `i${index}`).join(', ')}];`].join(
    '\n',
  );
}

function configuration(
  directory: string,
  entry: Record<string, string>,
  peers: readonly string[],
): Configuration {
  const names = peers.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    mode: 'production',
    devtool: false,
    context: directory,
    target: ['web', 'es2022'],
    entry,
    externals: names.length > 0 ? [new RegExp(`^(?:${names.join('|')})(?:/|$)`)] : [],
    externalsType: 'module',
    output: {
      path: path.join(directory, 'bundles'),
      filename: '[name].mjs',
      cssFilename: '[name].css',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    // Style sheets become files of their own, which are not counted.
    experiments: { outputModule: true, css: true },
    optimization: {
      // Each bundle is that of a page of its own, whatever the others contain.
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
    },
    performance: { hints: false },
  };
}

/**
 * Measures bundles: what a production build makes of imports that a reader writes, without the packages' peers.
 *
 * One compilation makes many bundles. Rspack knows for each of them which exports it uses, so that sizes are those of
 * builds with one entry each (to 20 bytes, tried on all symbols of the release), in a tenth of their time.
 *
 * @param directory - An empty folder for the bundles, from which packages are looked up as Node does. They are left
 * there.
 * @param bundles - Imports by the bundle's name, which may contain slashes.
 * @returns Sizes by the bundle's name.
 * @throws Error of the bundler, and where a package is not installed.
 */
export async function measureBundles(
  directory: string,
  bundles: ReadonlyMap<string, readonly BundleImport[]>,
): Promise<Map<string, BundleSize>> {
  const peers = peersOf(
    directory,
    [...bundles.values()].flat().map(({ module }) => module),
  );
  const sizes = new Map<string, BundleSize>();
  const all = [...bundles];
  for (let start = 0; start < all.length; start += BATCH) {
    const entries = await Promise.all(
      all.slice(start, start + BATCH).map(async ([name, imports]): Promise<[string, string]> => {
        const file = path.join(directory, 'entries', `${name}.mjs`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, entryCode(imports));
        return [name, file];
      }),
    );
    await runRspack(configuration(directory, Object.fromEntries(entries), peers));
    for (const [name] of entries) {
      const code = await readFile(path.join(directory, 'bundles', `${name}.mjs`));
      sizes.set(name, {
        minified: code.length,
        gzip: (await compress(code, { level: 9 })).length,
      });
    }
  }
  return sizes;
}
