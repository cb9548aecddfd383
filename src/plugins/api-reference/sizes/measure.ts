import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { rspack, type Configuration } from '@rspack/core';

import { runRspack } from '../../../core/build/cache/rspack';
import { findPackage, packageNameOf } from '../../../core/versions/packages';

const compress = promisify(gzip);

/** An import that a bundle contains: a name from a module. */
export interface BundleImport {
  name: string;
  /** As in an import statement, such as `@mui/x-charts/BarChart`. */
  module: string;
}

/** Size of a bundle, in bytes. */
export interface BundleSize {
  minified: number;
  gzip: number;
}

/** Number of bundles per compilation. Each of them is kept in memory until it is written. */
const BATCH = 160;

/**
 * Returns the packages that a page contains anyway, and that are excluded from bundles: the peers of the imported
 * packages (React, Material UI and its system, Emotion, date libraries).
 *
 * @param from - Folder from which the packages are looked up.
 * @throws Error that names a package that isn't installed.
 */
export function peersOf(from: string, modules: readonly string[]): string[] {
  const packages = [...new Set(modules.map((module) => packageNameOf(module) ?? module))];
  const peers = packages.flatMap((name) => {
    const found = findPackage(name, from);
    if (!found) {
      throw new Error(
        `The size of "${name}" can't be measured: it isn't in any node_modules folder from ${from} upward. Run "npm ci".`,
      );
    }
    return found.peers;
  });
  return [...new Set(peers)].sort();
}

/** Returns the entry module of a bundle. Its default export adds the same few bytes regardless of the names. */
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
    // Style sheets become separate files, which are not counted.
    experiments: { outputModule: true, css: true },
    optimization: {
      // Each bundle is for a separate page, regardless of what the others contain.
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
    },
    performance: { hints: false },
  };
}

/**
 * Measures bundles: production builds of the imports that a reader writes, without the packages' peers.
 *
 * One compilation creates many bundles. Rspack tracks the used exports separately for each of them, so their sizes are
 * the same as in builds with one entry each (within 20 bytes, tested with all symbols of the release), in a tenth of
 * the time.
 *
 * @param directory - An empty folder for the bundles, from which packages are looked up as in Node. The bundles are not
 * removed.
 * @param bundles - Imports by the bundle's name, which may contain slashes.
 * @returns Sizes by the bundle's name.
 * @throws Error of the bundler, or if a package isn't installed.
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
