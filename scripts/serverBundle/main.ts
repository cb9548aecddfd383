/*
 * `npm run server:bundle -- <folder>`: writes a folder with the server and the packages that it needs, for a machine on
 * which nothing is installed or built. Copy the build to `build/` in it, and run `node node_modules/jiti/lib/jiti-cli.mjs
 * server/serve.ts`. The packages are copied from `node_modules`, so they are those for this system.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { FOR_CHECK } from '../../server/mcp/package/files';
import { docsVersions } from '../../src/core/versions';
import { DOCUMENTED_PACKAGES, findPackage } from '../../src/core/versions/packages';

import { foldersOf, IMPORTS, packagesOf, THREADS } from './packages';

const root = path.resolve(__dirname, '../..');

/** What the server reads besides packages and the build. */
const FILES = [
  'deploy',
  'docs',
  'examples.ts',
  'library.ts',
  'package.json',
  'portal.config.ts',
  'searchVocabulary.ts',
  'server',
  'src',
  'tsconfig.json',
  'versioned_docs',
  'versions.json',
];

/** Whether the server may load a file of a package. */
const isLoaded = (file: string) => !/\.(?:map|md)$/.test(file);

/** Whether the check of agents' code reads a file of a package whose code isn't run. */
const isType = (file: string) => /\.d\.[cm]?ts$|package\.json$/.test(file);

/** Returns the size of the files in a folder, in bytes. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

function main([target, ...more]: readonly string[]): void {
  if (target === undefined || more.length > 0) {
    throw new Error(
      `One argument is required: the folder to write; found ${[target, ...more].filter(Boolean).join(', ') || 'none'}.`,
    );
  }
  const out = path.resolve(target);
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new Error(`The folder must be empty or not exist; found ${out}, which has files.`);
  }
  const isOwn = (file: string) =>
    !/(?:^|[/\\])node_modules(?:[/\\]|$)|\.test\.\w+$|\.claims\.tsx$/.test(
      path.relative(root, file),
    );
  for (const file of FILES.filter((candidate) => existsSync(path.join(root, candidate)))) {
    cpSync(path.join(root, file), path.join(out, file), { recursive: true, filter: isOwn });
  }
  const entries = ['serve.ts', 'feedback/cli.ts', 'mcp/cli.ts'].flatMap((file) =>
    packagesOf(path.join(root, 'server', file), [...IMPORTS, ...THREADS]),
  );
  const loaded = new Set(foldersOf(['jiti', ...entries], root));
  const folders = new Set([
    ...loaded,
    ...foldersOf(
      FOR_CHECK.filter((name) => findPackage(name, root)),
      root,
    ),
    ...docsVersions(root).flatMap(({ packagesFrom }) =>
      foldersOf(DOCUMENTED_PACKAGES, packagesFrom),
    ),
  ]);
  for (const folder of folders) {
    const place = path.relative(root, folder);
    mkdirSync(path.dirname(path.join(out, place)), { recursive: true });
    const isNeeded = loaded.has(folder) ? isLoaded : isType;
    // Packages inside of a package are in the list themselves.
    cpSync(folder, path.join(out, place), {
      recursive: true,
      dereference: true,
      filter: (file) =>
        !path.relative(folder, file).startsWith('node_modules') &&
        (statSync(file).isDirectory() || isNeeded(file)),
    });
  }
  const megabytes = [...folders].reduce((sum, folder) => {
    const place = path.join(out, path.relative(root, folder));
    const nested = path.join(place, 'node_modules');
    return sum + sizeOf(place) - (existsSync(nested) ? sizeOf(nested) : 0);
  }, 0);
  console.log(`${out}: ${folders.size} packages, ${(megabytes / 1e6).toFixed(0)} MB`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
