import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { KEPT_PAGES, PAGE_DATA } from '../../../core/build/site';

import { onlyModules } from './articles';
import type { ChunkGraph } from './chunkGraph';
import { readGeneratedSite } from './generated';
import { modulesOfPage } from './pageRecord';
import type { ModuleRecord } from './types';

/** What the records of pages contain of the browser's scripts. */
export interface ClientBuild {
  /** The file of the bundler's runtime, whose name has a hash of all scripts. */
  runtimeFile: string;
  /** Modules by chunk name. */
  registry: ReadonlyMap<string, ModuleRecord>;
  graph: ChunkGraph;
}

/** Files with what a build of single pages needs of a complete one: its scripts, and a hash of what they are made from. */
const CLIENT = 'client-build.bin';
const MANIFEST = 'client-manifest.json';
const GENERATED = 'generated.sha256';

/** What the complete build has kept of its pages. */
export const keptPages = (client: string): string => path.join(client, KEPT_PAGES);

/** Keeps what records contain of the scripts among the generated files. */
export const writeClientBuild = (generatedFilesDir: string, client: ClientBuild): Promise<void> =>
  // Not JSON: groups of chunks may contain each other.
  writeFile(path.join(generatedFilesDir, CLIENT), serialize(client));

/**
 * Reads what the complete build kept whose scripts this build of single pages uses. The variable `CLIENT_BUILD` names the
 * folder. Returns undefined without it.
 */
export async function readClientBuild(): Promise<ClientBuild | undefined> {
  const { CLIENT_BUILD: folder } = process.env;
  return folder
    ? (deserialize(await readFile(path.join(folder, CLIENT))) as ClientBuild)
    : undefined;
}

/** The day on which a page was last changed, which the page itself and the sitemap show. */
const DATE = /"lastUpdatedAt":\s*\d+/g;

/** Returns a hash of what Docusaurus and the plugins have generated for the bundler from all pages. */
async function hashOfGenerated(generatedFilesDir: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(generatedFilesDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && ![CLIENT, MANIFEST, KEPT_PAGES].includes(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith(PAGE_DATA))
    .sort();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    hash.update(path.relative(generatedFilesDir, file)).update(text.replace(DATE, ''));
  }
  return hash.digest('hex');
}

/**
 * Keeps what later builds of single pages need of this build.
 *
 * @param folder - Where it is kept. In a copy of an earlier build, whose scripts this build uses, only what has changed is
 *   replaced.
 */
export async function keepClientBuild(generatedFilesDir: string, folder: string): Promise<void> {
  const isCopy = existsSync(path.join(folder, GENERATED));
  if (!isCopy) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, GENERATED), await hashOfGenerated(generatedFilesDir));
  }
  for (const file of [CLIENT, KEPT_PAGES, ...(isCopy ? [] : [MANIFEST])]) {
    await cp(path.join(generatedFilesDir, file), path.join(folder, file));
  }
}

/**
 * Removes from Docusaurus' generated registry what only other pages need, so that the server's bundle contains just these
 * pages.
 *
 * @param paths - Of the pages, with the base URL.
 * @param client - Folder of {@link keepClientBuild}.
 * @returns The path of the manifest of the browser's bundle. Undefined if it was made from other data, so a complete build
 *   is needed.
 */
export async function restrictToPages(
  generatedFilesDir: string,
  paths: readonly string[],
  client: string,
): Promise<string | undefined> {
  const before = await readFile(path.join(client, GENERATED), 'utf8');
  if (before !== (await hashOfGenerated(generatedFilesDir))) {
    return undefined;
  }
  const site = await readGeneratedSite(generatedFilesDir);
  const names = new Set(paths.flatMap((pathname) => modulesOfPage(site, pathname)));
  const file = path.join(generatedFilesDir, 'registry.js');
  await writeFile(file, onlyModules(await readFile(file, 'utf8'), names));
  return path.join(client, MANIFEST);
}
