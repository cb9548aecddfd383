/*
 * `npm run build`: builds each version of the site in its own process, unless it is cached, and merges the results. See
 * the README in this folder.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';

import fs from 'fs-extra';

import { cachedFolder, existingFolder } from '../../src/core/build/cache';
import { readBaseUrl } from '../../src/core/hosts';
import { configured } from '../../src/core/validation/configured';
import { DEFAULT_SITE_URL } from '../../src/core/validation/environment';
import { cutVersionNames } from '../../src/core/versions';
import { DEFAULT_LOCALE, parseLocales } from '../../src/core/navigation/translations';
import { parseVersions, placeVersions } from '../../src/plugins/versions/docsVersions';

import { hasDefaultAddress } from './address';
import { clientFolder, describeBuild, editedPages, NEEDS_ALL, readBuildInputs } from './edited';
import { cacheFolder, checkDocsFolder, outputFolder, partEnvironment } from './environment';
import { changedInputs, readInputs, type Inputs, type Site } from './inputs';
import { mergeParts, type Part } from './merge';
import { replaceFolder } from './replace';
import { isStamped, readStamp, writeStamp } from './stamp';

/** The route of the docs. */
const ROUTE = 'x';

/** Number of cached builds to keep per version. */
const KEEP = 3;

/** The configuration of a site with the pages of a folder. */
const FOLDER_CONFIG = path.join(__dirname, 'folder.config.ts');

/** Folder of the site in a cached build's folder. */
const SITE_FOLDER = 'site';

/**
 * Size of V8's space for new objects, in MB. Pages are parsed and dropped one after the other. In the default 16 MB,
 * many survive two collections and are moved to the space for old objects, whose collections take far longer.
 */
const SEMI_SPACE = 64;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a script of Node in a separate process. Returns its exit code. */
async function runNode(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number | null> {
  const child = spawn(process.execPath, [`--max-semi-space-size=${SEMI_SPACE}`, ...args], {
    cwd,
    stdio: 'inherit',
    env,
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code;
}

/** Runs Docusaurus in a separate process. */
async function runDocusaurus(
  { siteDir, config }: Site,
  outDir: string,
  environment: Record<string, string>,
): Promise<void> {
  const docusaurus = path.join(__dirname, '../docusaurus/docusaurus.mjs');
  const code = await runNode(
    siteDir,
    [docusaurus, 'build', '--out-dir', outDir, ...(config ? ['--config', config] : [])],
    environment,
  );
  if (code !== 0) {
    throw new Error(
      `Docusaurus couldn't build version ${environment.VERSIONS_PART}. See the errors above.`,
    );
  }
  // Node also exits with code 0 if nothing is left to wait for, for example because a worker is gone. The policy is
  // written after all pages.
  if (!(await fs.pathExists(path.join(outDir, '_headers')))) {
    throw new Error(
      `Docusaurus exited before it had written all pages of version ${environment.VERSIONS_PART}. Run the build again.`,
    );
  }
}

/** Renders edited pages in a separate process. Returns false if a complete build is needed. */
async function runPages(
  { siteDir, config }: Site,
  outDir: string,
  environment: Record<string, string>,
): Promise<boolean> {
  const jiti = path.join(siteDir, 'node_modules/jiti/lib/jiti-cli.mjs');
  const code = await runNode(
    siteDir,
    [jiti, path.join(__dirname, 'pages.ts'), outDir, ...(config ? [config] : [])],
    environment,
  );
  if (code !== 0 && code !== NEEDS_ALL) {
    throw new Error(
      `The edited pages of version ${environment.VERSIONS_PART} couldn't be rendered. See the errors above.`,
    );
  }
  return code === 0;
}

/** Returns why a version is built, compared with its other builds in the cache. */
async function sayWhy(versionCache: string, inputs: Inputs): Promise<string> {
  const known = await Promise.all((await cachedBuilds(versionCache)).map(readBuildInputs));
  const [nearest] = known
    .map((inputsOfBuild) => changedInputs(inputsOfBuild, inputs))
    .sort((a, b) => a.length - b.length);
  if (!nearest) {
    return "it isn't cached";
  }
  const [first, second, ...others] = nearest;
  return `changed: ${[first, second, ...(others.length > 0 ? [`${others.length} more`] : [])].filter(Boolean).join(', ')}`;
}

/** The folder of each cached build of a version. */
async function cachedBuilds(versionCache: string): Promise<string[]> {
  const entries = (await fs.pathExists(versionCache)) ? await fs.readdir(versionCache) : [];
  return entries.filter((name) => !name.includes('.')).map((name) => path.join(versionCache, name));
}

/**
 * Renders the pages that were edited since a build in the cache into a copy of it, if nothing else has changed.
 *
 * @param folder - An empty folder. It is empty again if a complete build is needed.
 * @returns Whether the folder has the build.
 */
async function renderEdited(
  folder: string,
  inputs: Inputs,
  { site, versionCache }: { site: Site; versionCache: string },
  environment: Record<string, string>,
): Promise<boolean> {
  for (const build of await cachedBuilds(versionCache)) {
    const pages = await editedPages(build, inputs, site.siteDir);
    if (pages) {
      console.log(`Only pages have changed: ${pages.join(', ')}`);
      await fs.copy(build, folder);
      const isRendered = await runPages(site, path.join(folder, SITE_FOLDER), {
        ...environment,
        EDITED_PAGES: pages.join('\n'),
        CLIENT_BUILD: clientFolder(build),
      });
      if (!isRendered) {
        await fs.emptyDir(folder);
      }
      return isRendered;
    }
  }
  return false;
}

/** Returns what the build of a version depends on, and how it is found in the cache. */
function identify(site: Site, name: string, cache: string) {
  const inputs = readInputs(site, name);
  const key = JSON.stringify(inputs);
  return { name, inputs, identity: { siteDir: site.siteDir, cache, name, sources: [], key } };
}

/** Merges the versions into the output folder. */
async function assemble(
  parts: readonly Part[],
  locales: readonly string[],
  outDir: string,
): Promise<void> {
  // Written next to the output folder first, so that an interrupted build is not taken for a complete site.
  const unfinished = `${outDir}.${process.pid}`;
  await fs.emptyDir(unfinished);
  try {
    await mergeParts(
      {
        parts,
        route: ROUTE,
        locales: locales.map((locale) => (locale === DEFAULT_LOCALE ? '' : `${locale}/`)),
        // The first version's are those of all.
        baseUrl: readBaseUrl(parts[0]?.directory ?? ''),
      },
      unfinished,
    );
    await replaceFolder(outDir, unfinished);
  } finally {
    await fs.remove(unfinished);
  }
}

/** Warns if the built site has no address of its own. */
async function checkAddress(outDir: string): Promise<void> {
  if (await hasDefaultAddress(outDir)) {
    console.warn(
      `Before you publish it, set SITE_URL, or "url" of "site" in portal.config.ts: canonical links lead to ${DEFAULT_SITE_URL}, and pages can't be read offline on another host.`,
    );
  }
}

async function main(): Promise<void> {
  const start = Date.now();
  const { values, positionals } = parseArgs({
    options: {
      'out-dir': { type: 'string', default: 'build' },
      docs: { type: 'string' },
      config: { type: 'string' },
    },
    allowPositionals: true,
  });
  const siteDir = process.cwd();
  const outDir = outputFolder(siteDir, values['out-dir']);
  const {
    // The variable that chose the folder before there was an option.
    docs = process.env.PORTAL_FIXTURE_DOCS || undefined,
    config = docs && path.relative(siteDir, FOLDER_CONFIG),
  } = values;
  if (docs !== undefined) {
    checkDocsFolder(siteDir, docs);
  }
  const environment: Readonly<Record<string, string | undefined>> = {
    ...process.env,
    ...(positionals.length > 0 ? { LOCALES: positionals.join(',') } : {}),
  };
  // A folder of pages has no versions.
  const cut = docs === undefined ? cutVersionNames(siteDir) : [];
  const only = parseVersions(environment.VERSIONS, cut);
  const locales = parseLocales(environment.LOCALES);
  const site: Site = { siteDir, docsDir: docs ?? 'docs', cut, only, outDir, config, environment };
  const placed = placeVersions(cut, only);
  const names = placed.map(({ name }) => name);

  const isCached = environment.BUILD_CACHE !== 'off';
  const cache = isCached
    ? configured(() => cacheFolder(siteDir, environment.BUILD_CACHE))
    : path.resolve(siteDir, `.docusaurus/builds-${process.pid}`);
  const generated = environment.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus/build';

  const parts = names.map((name) => identify(site, name, cache));
  const digest = createHash('sha256')
    .update(JSON.stringify(parts.map(({ name, identity }) => [name, identity.key])))
    .digest('hex');
  const stamp = isCached ? readStamp(cache, outDir) : undefined;
  if (stamp?.digest === digest && (await isStamped(stamp, outDir))) {
    console.log(
      `Nothing has changed since ${path.relative(siteDir, outDir)}/ was built (${seconds(start)}).`,
    );
    await checkAddress(outDir);
    return;
  }

  const built: Part[] = [];
  for (const { name, inputs, identity } of parts) {
    const began = Date.now();
    const versionCache = path.join(cache, name);
    const why = existingFolder(identity) ? undefined : await sayWhy(versionCache, inputs);
    if (why !== undefined) {
      console.log(`\n── Version ${name}: ${why}`);
    }
    const directory = await cachedFolder({
      ...identity,
      keep: KEEP,
      make: async (folder) => {
        const variables = {
          ...partEnvironment(environment, names, name),
          ...(docs === undefined ? {} : { DOCS_FOLDER: docs }),
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        };
        // Files left there by another version are useless and must not be found.
        await fs.emptyDir(path.resolve(siteDir, generated));
        const isRendered =
          locales.length === 1 &&
          (await renderEdited(folder, inputs, { site, versionCache }, variables));
        if (!isRendered) {
          await fs.emptyDir(path.resolve(siteDir, generated));
          await runDocusaurus(site, path.join(folder, SITE_FOLDER), variables);
        }
        await describeBuild(folder, inputs, {
          siteDir,
          generated: path.resolve(siteDir, generated),
        });
      },
    });
    console.log(
      why === undefined
        ? `Version ${name}: from the cache`
        : `Version ${name}: built in ${seconds(began)}`,
    );
    const { folder = '' } = placed.find((version) => version.name === name) ?? {};
    built.push({ name, folder, directory: path.join(directory, SITE_FOLDER) });
  }

  await assemble(built, locales, outDir);
  if (isCached) {
    await writeStamp(cache, outDir, digest);
  } else {
    await fs.remove(cache);
  }
  console.log(
    `Built ${path.relative(siteDir, outDir)}/ (${seconds(start)}). Serve it with "npm run serve".`,
  );
  await checkAddress(outDir);
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
