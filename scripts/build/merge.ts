import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { hostFiles } from '../../src/core/hosts';
import { SKILLS_FOLDER } from '../../src/plugins/markdown/indexes';
import { mergeHeaders } from '../../src/plugins/html-policy/merge';
import { mergeOffline, mergeWorkers } from '../../src/plugins/offline/build/merge';
import {
  MANIFEST_PATH as OFFLINE_MANIFEST,
  WORKER_FILE,
  type OfflineManifest,
  type PackList,
} from '../../src/plugins/offline/format';
import { mergeManifests } from '../../src/plugins/search/build/merge';
import {
  MANIFEST_PATH as SEARCH_MANIFEST,
  type SearchManifest,
} from '../../src/plugins/search/format';

import { mergeSitemaps } from './sitemap';

/** A version that was built separately. */
export interface Part {
  /** Name of the version, for errors. */
  name: string;
  /** Its folder below the docs' route. Empty for the version at the docs' own path. */
  folder: string;
  /** Folder that contains its build. */
  directory: string;
}

/** What {@link mergeParts} needs to know about the site. */
export interface MergedSite {
  /** The versions, in the order of the version menu. One of them is at the docs' own path. */
  parts: readonly Part[];
  /** The docs' route, such as `x`. */
  route: string;
  /** Folders of the locales in the build, each with a trailing slash. Empty for the default locale. */
  locales: readonly string[];
  /** Base URL of the site, with a slash at both ends. */
  baseUrl: string;
}

/** Number of copies that run in parallel. */
const COPIES = 32;

/** Folder of the lists of files that can be made available offline. */
const OFFLINE_LISTS = 'assets/offline/';

/** What configures a host, or is for all of it. It isn't below the site's path. */
const FOR_HOST = /^(?:_headers$|_redirects$|_hosts\/|\.well-known\/)/;

const OFFLINE_LIST = /(?:^|\/)assets\/offline\/[^/]+\.json$/;

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Returns the versions that have each file. */
function holdersOf(parts: readonly Part[]): Map<string, Part[]> {
  const holders = new Map<string, Part[]>();
  for (const part of parts) {
    for (const file of filesBelow(part.directory)) {
      holders.set(file, [...(holders.get(file) ?? []), part]);
    }
  }
  return holders;
}

/** Processes all items, several at a time. */
async function forAll<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async () => {
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      await work(each);
    }
  };
  await Promise.all(Array.from({ length: COPIES }, next));
}

/** Merges the contents of a file. */
type Merge = (files: readonly { part: Part; text: string }[]) => string;

/** @throws Error that names the file and the versions. */
function mergeTexts(file: string, files: Parameters<Merge>[0], merge: Merge): string {
  try {
    return merge(files);
  } catch (error) {
    const names = files.map(({ part }) => part.name).join(', ');
    throw new Error(`${file} of ${names} can't be merged: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A file that is copied from one version as it is. */
interface Copy {
  file: string;
  part: Part;
}

/** Throws if versions have different contents for a file. */
async function requireSame(file: string, [first, ...others]: readonly Part[]): Promise<void> {
  const bytes = first && others.length > 0 && (await readFile(path.join(first.directory, file)));
  for (const other of others) {
    if (bytes && !bytes.equals(await readFile(path.join(other.directory, file)))) {
      throw new Error(
        `The versions ${first.name} and ${other.name} have different contents for ${file}, and there is no rule to merge ` +
          `them. Write the file to each version's own folder, or add a rule in scripts/build/merge.ts.`,
      );
    }
  }
}

async function writeSite(
  copied: readonly Copy[],
  merged: ReadonlyMap<string, string>,
  { baseUrl, outDir }: { baseUrl: string; outDir: string },
): Promise<void> {
  const place = async (file: string) => {
    // The folder is the root of the host.
    const target = path.join(outDir, FOR_HOST.test(file) ? '' : baseUrl, file);
    await mkdir(path.dirname(target), { recursive: true });
    return target;
  };
  await forAll(copied, async ({ file, part }) => {
    // Not a link, because editing the build would then edit the cache. Some file systems clone instead of copying.
    await copyFile(path.join(part.directory, file), await place(file), constants.COPYFILE_FICLONE);
  });
  await forAll([...merged], async ([file, text]) => writeFile(await place(file), text));
}

/** Reads what a version offers for offline reading, with the lists of files. */
async function readOffer(text: string, read: (list: string) => Promise<string>) {
  const manifest = JSON.parse(text) as OfflineManifest;
  const lists = new Map<string, PackList>();
  for (const { list } of manifest.versions.flatMap(({ packs }) => packs)) {
    lists.set(list, JSON.parse(await read(list)) as PackList);
  }
  return { manifest, lists };
}

/**
 * Merges separately built versions into one site. The README describes the rules for each kind of file.
 *
 * @param outDir - An empty folder for the site.
 * @throws Error if versions have different contents for a file that no rule merges. It names the file and the versions.
 */
export async function mergeParts(
  { parts, route, locales, baseUrl }: MergedSite,
  outDir: string,
): Promise<void> {
  const main = parts.find(({ folder }) => folder === '');
  if (!main) {
    throw new Error(
      `None of the versions ${parts.map(({ name }) => name).join(', ')} is at /${route}/.`,
    );
  }
  /** The main version first, because its files are used for everything that concerns the whole site. */
  const mainFirst = [main, ...parts.filter((part) => part !== main)];
  const localeOf = (file: string) =>
    [...locales].sort((a, b) => b.length - a.length).find((locale) => file.startsWith(locale)) ??
    '';

  /** Returns the version whose folder contains a page, or the main version if the page is in no version's folder. */
  const ownerOf = (file: string): Part => {
    const below = file.slice(localeOf(file).length);
    return (
      parts.find(({ folder }) => folder !== '' && below.startsWith(`${route}/${folder}/`)) ?? main
    );
  };

  const holders = holdersOf(mainFirst);
  const read = (part: Part, file: string) => readFile(path.join(part.directory, file), 'utf8');
  const readAll = (file: string, from: readonly Part[] = mainFirst) =>
    Promise.all(
      from
        .filter((part) => holders.get(file)?.includes(part))
        .map(async (part) => ({ part, text: await read(part, file) })),
    );

  /** Contents of files merged from several versions. */
  const merged = new Map<string, string>();
  const mergeFile = async (file: string, merge: Merge, from?: readonly Part[]) => {
    const files = await readAll(file, from);
    if (files.length > 0) {
      merged.set(file, mergeTexts(file, files, merge));
    }
  };
  const texts = (files: readonly { text: string }[]) => files.map(({ text }) => text);

  await mergeFile('_headers', (files) => mergeHeaders(texts(files)));
  const headers = merged.get('_headers');
  if (headers !== undefined) {
    const [redirects] = await readAll('_redirects', [main]);
    hostFiles(
      headers,
      redirects?.text ?? '',
      locales.map((locale) => baseUrl.slice(1) + locale),
    ).forEach((text, file) => holders.has(file) && merged.set(file, text));
  }
  await mergeFile(WORKER_FILE, (files) => mergeWorkers(texts(files)));
  for (const locale of locales) {
    await mergeFile(`${locale}sitemap.xml`, (files) =>
      mergeSitemaps(
        files.map(({ part, text }) => ({
          text,
          owns: (pathname) => ownerOf(pathname.slice(baseUrl.length)) === part,
        })),
      ),
    );
    await mergeFile(
      locale + SEARCH_MANIFEST,
      (files) =>
        JSON.stringify(mergeManifests(files.map(({ text }) => JSON.parse(text) as SearchManifest))),
      parts,
    );
    const manifests = await readAll(locale + OFFLINE_MANIFEST, parts);
    if (manifests.length > 0) {
      const offers = await Promise.all(
        manifests.map(({ part, text }) =>
          readOffer(text, (list) => read(part, list.slice(baseUrl.length))),
        ),
      );
      const changed = new Map([...merged].map(([file, text]) => [baseUrl + file, text]));
      const offer = mergeOffline(offers, changed, `${baseUrl}${locale}${OFFLINE_LISTS}`);
      merged.set(locale + OFFLINE_MANIFEST, JSON.stringify(offer.manifest));
      offer.lists.forEach((text, list) => merged.set(list.slice(baseUrl.length), text));
    }
  }

  const copied: Copy[] = [];
  for (const [file, having] of holders) {
    if (merged.has(file) || OFFLINE_LIST.test(file)) {
      continue;
    }
    const owner = ownerOf(file);
    const isPage = file.endsWith('.html') && having.includes(owner);
    // Of versions with the same release, the main one has the skill.
    if (!isPage && !file.startsWith(SKILLS_FOLDER)) {
      await requireSame(file, having);
    }
    copied.push({ file, part: isPage ? owner : (having[0] ?? main) });
  }

  await writeSite(copied, merged, { baseUrl, outDir });
  if (!existsSync(path.join(outDir, baseUrl, route))) {
    throw new Error(`The merged site doesn't contain /${route}/.`);
  }
}
