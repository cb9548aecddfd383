import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

import { staticHandler } from '../server/static';
import { cutVersionNames } from '../src/core/versions';

import { root, test } from './support';

export interface FixtureBuild {
  code: number | null;
  output: string;
  outDir: string;
}

/** Options of {@link buildFixture}. */
export interface FixtureOptions {
  /** Name of the build. Default: the fixture's name. */
  name?: string;
  /** Folder of the docs, relative to the repository. Default: the fixture's folder. */
  docs?: string;
  /** Its configuration, relative to the repository. Default: that of any folder of pages. */
  config?: string;
}

/** Runs `npm run build` in a site's folder. */
function build(
  siteDir: string,
  outDir: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<FixtureBuild> {
  const script = path.join(root, 'scripts/build.mjs');
  return run(siteDir, outDir, [script, '--out-dir', outDir, ...options], {
    BUILD_CACHE: 'off',
    ...env,
  });
}

/** Time that a build of a small site may take beside other tests, in milliseconds. */
const BUILD_TIMEOUT = 600_000;

/**
 * Runs a script that builds a site. The test or hook that calls it gets the time for it, in addition to its own.
 *
 * @reads src/ server/ static/ i18n/ scripts/build/ ads.ts docusaurus.config.ts examples.ts library.ts navigation.ts portal.config.ts searchVocabulary.ts sidebars.ts
 * @reads package.json package-lock.json docs/api/sizes.json e2e/fixtures/** scripts/docusaurus/
 */
function run(
  siteDir: string,
  outDir: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<FixtureBuild> {
  // Not a test: a server of a site for several files of tests.
  if (process.env.TEST_WORKER_INDEX) {
    test.setTimeout(test.info().timeout + BUILD_TIMEOUT);
  }
  const child = spawn(process.execPath, args, {
    cwd: siteDir,
    // They have no address of their own, whatever this site has.
    env: { ...process.env, SITE_URL: '', NODE_ENV: 'production', NO_COLOR: '1', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, output, outDir }));
  });
}

/**
 * Builds a site with the docs of a folder in `e2e/fixtures`.
 *
 * @param env - Additional environment variables.
 */
export function buildFixture(
  fixture: string,
  env: Record<string, string> = {},
  { name = fixture, docs = path.join('e2e/fixtures', fixture), config }: FixtureOptions = {},
): Promise<FixtureBuild> {
  return build(
    root,
    path.join(root, 'test-results/fixtures', name),
    {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('test-results/generated', name),
      ...env,
    },
    ['--docs', docs, ...(config === undefined ? [] : ['--config', config])],
  );
}

/** The settings, and the files that the configuration expects next to them. */
const SETTINGS = [
  'portal.config.ts',
  'ads.ts',
  'examples.ts',
  'library.ts',
  'navigation.ts',
  'searchVocabulary.ts',
  'package.json',
];
const FOLDERS = ['i18n', 'node_modules', 'scripts', 'server', 'src', 'static'];

/** Copies the portal's configuration to a site. Docusaurus looks for docs next to it. */
function copyConfiguration(siteDir: string): void {
  SETTINGS.forEach((file) => cpSync(path.join(root, file), path.join(siteDir, file)));
  cpSync(path.join(root, 'docusaurus.config.ts'), path.join(siteDir, 'portal.ts'));
}

/** The measured sizes of all components, in the folder of a version's docs. */
const SIZES = 'api/sizes.json';

/**
 * Builds a site from a folder in `e2e/fixtures` that has its own docs versions.
 *
 * @param name - Name of the site. There may be several from one fixture.
 * @param env - Additional environment variables.
 */
export function buildVersionedFixture(
  fixture: string,
  name: string,
  env: Record<string, string> = {},
): Promise<FixtureBuild> {
  return buildAgain(copyVersionedFixture(fixture, name), env);
}

/**
 * Creates the site that {@link buildVersionedFixture} builds.
 *
 * @returns Its folder.
 */
export function copyVersionedFixture(fixture: string, name: string): string {
  const siteDir = path.join(root, 'test-results/sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures', fixture), siteDir, { recursive: true });
  copyConfiguration(siteDir);
  writeFileSync(
    path.join(siteDir, 'docusaurus.config.ts'),
    `import options from './options.json';
import { createConfig } from './portal';
import * as settings from './portal.config';
import { folderConfig } from './scripts/build/folder';

export default () => folderConfig({ settings, createConfig, folder: 'docs', options });
`,
  );
  FOLDERS.forEach((folder) =>
    symlinkSync(path.join(root, folder), path.join(siteDir, folder), 'junction'),
  );
  // Otherwise, the first build measures them, which keeps both cores busy for two minutes. All versions of the fixture
  // have the portal's packages.
  cutVersionNames(siteDir)
    .map((version) => `versioned_docs/version-${version}`)
    .concat('docs')
    .forEach((docs) => cpSync(path.join(root, 'docs', SIZES), path.join(siteDir, docs, SIZES)));
  return siteDir;
}

/** Builds a site created by {@link copyVersionedFixture} in its current state. */
export function buildAgain(
  siteDir: string,
  env: Record<string, string> = {},
): Promise<FixtureBuild> {
  return build(siteDir, path.join(siteDir, 'build'), env);
}

/**
 * Creates the site in `e2e/fixtures/acme`, about another library: its own configuration and docs, with the sources of the
 * portal. MUI X isn't installed there.
 *
 * @param name - Name of the site. There may be several.
 * @returns Its folder.
 */
export function copyOtherLibrary(name: string): string {
  const siteDir = path.join(root, 'test-results/sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures/acme'), siteDir, { recursive: true });
  // Real files: the sources import the configuration from the folders above them.
  for (const file of ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, file), path.join(siteDir, file));
  }
  const manifest = path.join(siteDir, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('mui-x-docs-portal', 'acme-docs'));
  for (const folder of ['src', 'server', 'scripts']) {
    cpSync(path.join(root, folder), path.join(siteDir, folder), { recursive: true });
  }
  // Pictures without names.
  cpSync(path.join(root, 'static/img/app'), path.join(siteDir, 'static/img/app'), {
    recursive: true,
  });
  // Pages of this site.
  rmSync(path.join(siteDir, 'src/pages/playground'), { recursive: true });
  linkPackages(path.join(root, 'node_modules'), path.join(siteDir, 'node_modules'));
  mkdirSync(path.join(siteDir, 'node_modules/@acme'));
  cpSync(path.join(siteDir, 'packages/ui'), path.join(siteDir, 'node_modules/@acme/ui'), {
    recursive: true,
  });
  return siteDir;
}

/** Links all packages but those of MUI X. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@mui') {
      linkPackages(path.join(from, name), path.join(to, name));
    } else if (!/^(?:mui-x-|x-|\.cache$|\.package-lock\.json$)/.test(name)) {
      symlinkSync(path.join(from, name), path.join(to, name), 'junction');
    }
  }
}

/** Runs one of the portal's commands in the folder of a site. */
const runIn = (siteDir: string, args: string[], env: Record<string, string>) =>
  run(siteDir, siteDir, args, { BUILD_CACHE: 'off', ...env });

/** The portal's command line for TypeScript. */
export const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

/**
 * Builds a site that {@link copyOtherLibrary} has created, with its API pages.
 *
 * @param env - Additional environment variables.
 * @returns The folder of the build.
 */
export async function buildOtherLibrary(
  siteDir: string,
  env: Record<string, string> = {},
): Promise<string> {
  for (const command of [
    [JITI, 'scripts/docsApi.ts'],
    ['scripts/build.mjs', '--out-dir', 'build'],
  ]) {
    const { code, output } = await runIn(siteDir, command, env);
    if (code !== 0) {
      throw new Error(output);
    }
  }
  return path.join(siteDir, 'build');
}

/** Docusaurus' own CLI, which is independent of the portal. */
const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds the plain Docusaurus site in `e2e/fixtures/plain-site`, with its own configuration and Docusaurus' own CLI.
 *
 * @param name - Name of the site. There may be several.
 * @param edit - Edits the source of its configuration.
 */
export function buildPlainSite(
  name: string,
  edit: (config: string) => string = (config) => config,
): Promise<FixtureBuild> {
  // At the same depth as the fixture, because its configuration references the plugins by relative paths.
  const siteDir = path.join(root, 'test-results/sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures/plain-site'), siteDir, { recursive: true });
  const config = path.join(siteDir, 'docusaurus.config.ts');
  writeFileSync(config, edit(readFileSync(config, 'utf8')));
  const outDir = path.join(siteDir, 'build');
  return run(siteDir, outDir, [DOCUSAURUS, 'build', '--out-dir', outDir], {});
}

/** Folders that the portal's configuration expects next to it. The folder `src` also has the pages of the site. */
const OWN_SOURCES = ['core', 'css', 'plugins', 'theme'];

/**
 * Builds the site in `e2e/fixtures/conformance`, which has all features that Docusaurus documents.
 *
 * @param theme - Docusaurus' own theme, or the portal with the portal's configuration.
 */
export function buildConformanceSite(theme: 'classic' | 'portal'): Promise<FixtureBuild> {
  const siteDir = path.join(root, 'test-results/sites', `conformance-${theme}`);
  const outDir = path.join(siteDir, 'build');
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures/conformance'), siteDir, { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(siteDir, 'package.json'));
  if (theme === 'classic') {
    return run(siteDir, outDir, [DOCUSAURUS, 'build', '--out-dir', outDir], {});
  }
  copyConfiguration(siteDir);
  cpSync(path.join(root, 'docs', SIZES), path.join(siteDir, 'docs', SIZES));
  for (const folder of [
    ...FOLDERS.filter((name) => name !== 'src'),
    ...OWN_SOURCES.map((name) => `src/${name}`),
  ]) {
    symlinkSync(path.join(root, folder), path.join(siteDir, folder), 'junction');
  }
  writeFileSync(
    path.join(siteDir, 'docusaurus.config.ts'),
    `import { createConfig } from './portal';
import * as settings from './portal.config';
import { folderConfig } from './scripts/build/folder';
import { withPortal } from './site';
import { sharedPlugins } from './src/plugins/docs/sharedPlugins';

export default () =>
  withPortal(folderConfig({ settings, createConfig, folder: 'docs' }), sharedPlugins);
`,
  );
  return build(siteDir, outDir, { FEEDBACK_ENDPOINT: '' });
}

/** A site that is being served. */
export interface ServedSite {
  origin: string;
  close: () => void;
}

/** Serves a built site with the headers of a real host. Default port: any free one. */
export function serveFolder(folder: string, at = 0): Promise<ServedSite> {
  return serve(staticHandler(folder), at);
}

/** Serves a built site that has no headers of its own, with the one header that edited demos need. */
export function servePlainFolder(folder: string): Promise<ServedSite> {
  return serve(
    sirv(folder, {
      dev: true,
      setHeaders: (response, pathname) => {
        if (pathname.startsWith('/live/')) {
          response.setHeader('Access-Control-Allow-Origin', '*');
        }
      },
    }),
    0,
  );
}

async function serve(handler: http.RequestListener, at: number): Promise<ServedSite> {
  const server = http.createServer(handler).listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves a built site during a callback, which receives its origin. */
export async function withSite(
  folder: string,
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const { origin, close } = await serveFolder(folder);
  try {
    await visit(origin);
  } finally {
    close();
  }
}
