import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

import { staticHandler } from '../server/static';

import { root } from './support';

export interface FixtureBuild {
  code: number | null;
  output: string;
  outDir: string;
}

/** What {@link buildFixture} does otherwise. */
export interface FixtureOptions {
  /** Names the build. Default: the fixture's name. */
  name?: string;
  /** Folder of the docs, below the repository. Default: the fixture's. */
  docs?: string;
}

/** Runs `npm run build` in the folder of a site. */
function build(
  siteDir: string,
  outDir: string,
  env: Record<string, string>,
): Promise<FixtureBuild> {
  return run(siteDir, outDir, [path.join(root, 'scripts/build.mjs'), '--out-dir', outDir], {
    BUILD_CACHE: 'off',
    ...env,
  });
}

/** Runs a script that builds a site. */
function run(
  siteDir: string,
  outDir: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<FixtureBuild> {
  const child = spawn(process.execPath, args, {
    cwd: siteDir,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, output, outDir }));
  });
}

/**
 * Builds a site whose docs are those of a folder in `e2e/fixtures`, with the real configuration.
 *
 * @param env - Environment in addition.
 */
export function buildFixture(
  fixture: string,
  env: Record<string, string> = {},
  { name = fixture, docs = path.join('e2e/fixtures', fixture) }: FixtureOptions = {},
): Promise<FixtureBuild> {
  return build(root, path.join(root, 'test-results/fixtures', name), {
    PORTAL_FIXTURE_DOCS: docs,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('test-results/generated', name),
    ...env,
  });
}

/** What the configuration is made of, and finds beside itself. */
const CONFIGURATION = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'portal.config.ts',
  'searchVocabulary.ts',
  'package.json',
];
const FOLDERS = ['i18n', 'node_modules', 'scripts', 'server', 'src', 'static'];

/**
 * Builds a site of a folder in `e2e/fixtures` that has versions of its own, with the real configuration: Docusaurus
 * looks for versions beside that.
 *
 * @param name - Names the site, of which there may be several from one fixture.
 * @param env - Environment in addition.
 */
export function buildVersionedFixture(
  fixture: string,
  name: string,
  env: Record<string, string> = {},
): Promise<FixtureBuild> {
  return buildAgain(copyVersionedFixture(fixture, name), env);
}

/**
 * Makes the site that {@link buildVersionedFixture} builds.
 *
 * @returns Its folder.
 */
export function copyVersionedFixture(fixture: string, name: string): string {
  const siteDir = path.join(root, 'test-results/sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures', fixture), siteDir, { recursive: true });
  CONFIGURATION.forEach((file) => cpSync(path.join(root, file), path.join(siteDir, file)));
  FOLDERS.forEach((folder) =>
    symlinkSync(path.join(root, folder), path.join(siteDir, folder), 'junction'),
  );
  return siteDir;
}

/** Builds a site of {@link copyVersionedFixture}, as it is now. */
export function buildAgain(
  siteDir: string,
  env: Record<string, string> = {},
): Promise<FixtureBuild> {
  return build(siteDir, path.join(siteDir, 'build'), {
    PORTAL_FIXTURE_DOCS: 'docs',
    PORTAL_FIXTURE_SERVICES: path.join(siteDir, 'services.json'),
    ...env,
  });
}

/** The command of Docusaurus, which knows nothing of the portal. */
const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds the plain Docusaurus site `e2e/fixtures/plain-site`, with its own configuration and Docusaurus' own command.
 *
 * @param name - Names the site, of which there may be several.
 * @param edit - Changes the text of its configuration.
 */
export function buildPlainSite(
  name: string,
  edit: (config: string) => string = (config) => config,
): Promise<FixtureBuild> {
  // As deep as the fixture, whose configuration names the plugins by relative paths.
  const siteDir = path.join(root, 'test-results/sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures/plain-site'), siteDir, { recursive: true });
  const config = path.join(siteDir, 'docusaurus.config.ts');
  writeFileSync(config, edit(readFileSync(config, 'utf8')));
  const outDir = path.join(siteDir, 'build');
  return run(siteDir, outDir, [DOCUSAURUS, 'build', '--out-dir', outDir], {});
}

/** A site that is being served. */
export interface ServedSite {
  origin: string;
  close: () => void;
}

/** Serves a built site with the headers of a real host, at a port of its own where none is given. */
export function serveFolder(folder: string, at = 0): ServedSite {
  return serve(staticHandler(folder), at);
}

/** Serves a built site that brings no headers of its own, with the one that edited demos need. */
export function servePlainFolder(folder: string): ServedSite {
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

function serve(handler: http.RequestListener, at: number): ServedSite {
  const server = http.createServer(handler).listen(at);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves a built site while something is done with it at its address. */
export async function withSite(
  folder: string,
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const { origin, close } = serveFolder(folder);
  try {
    await visit(origin);
  } finally {
    close();
  }
}
