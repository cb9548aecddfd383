import type { ListedFile, OfflineManifest, PackList, WorkerSite } from '../format';

import { hashOf, nameOf } from './hash';

const SITE = /^const PORTAL_SITE=(.*);\n/;

/** Returns a site's data and the code of its worker as one script. {@link siteOfWorker} reads the data. */
export const joinWorker = (site: WorkerSite, code: string) =>
  `const PORTAL_SITE=${JSON.stringify(site)};\n${code}`;

/**
 * Returns the site data in a worker's JavaScript. Returns undefined if it has none, like the worker that removes
 * itself.
 */
export function siteOfWorker(code: string): WorkerSite | undefined {
  const [, json] = SITE.exec(code) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as WorkerSite);
}

/**
 * Merges the service workers of versions that were built separately into one worker that knows the builds of all of
 * them. Its offline page is that of the first version.
 *
 * @param files - The workers' JavaScript. The worker of the version at the docs' own path comes first.
 * @throws Error if the workers differ in anything other than their site data.
 */
export function mergeWorkers(files: readonly string[]): string {
  const [first = '', ...others] = files;
  const codeOf = (text: string) => text.replace(SITE, '');
  if (others.some((worker) => codeOf(worker) !== codeOf(first))) {
    throw new Error('the code of the service worker differs between versions.');
  }
  const sites = files.flatMap((text) => siteOfWorker(text) ?? []);
  const [site] = sites;
  if (!site || sites.length !== files.length) {
    // The worker that removes itself has no site data.
    return first;
  }
  const locales = site.locales.map((locale) => ({
    ...locale,
    builds: [
      ...new Set(
        sites.flatMap(
          (part) => part.locales.find(({ base }) => base === locale.base)?.builds ?? [],
        ),
      ),
    ],
  }));
  const merged: WorkerSite = { ...site, name: nameOf(locales), locales };
  return joinWorker(merged, codeOf(first));
}

/** What "Make available offline" offers for one version: its manifest, and its lists by path. */
export interface OfflineFiles {
  manifest: OfflineManifest;
  lists: ReadonlyMap<string, PackList>;
}

/**
 * Merges the offline downloads of versions that were built separately. A file that merging has changed, such as the
 * search's manifest, is listed with its new size and content.
 *
 * @param parts - The downloads of each version, in the order of the versions.
 * @param changed - Contents of the files that merging has changed, by path.
 * @param folder - Folder of the lists, with a trailing slash: `/assets/offline/`.
 * @returns The manifest, and the text of each list by its path.
 * @throws Error if a manifest names a list that doesn't exist.
 */
export function mergeOffline(
  parts: readonly OfflineFiles[],
  changed: ReadonlyMap<string, string>,
  folder: string,
): { manifest: OfflineManifest; lists: Map<string, string> } {
  const lists = new Map<string, string>();
  const relist = (file: ListedFile): ListedFile => {
    const content = changed.get(file[0]);
    return content === undefined ? file : [file[0], Buffer.byteLength(content), hashOf(content)];
  };
  const versions = parts.flatMap(({ manifest, lists: own }) =>
    manifest.versions.map((version) => ({
      ...version,
      packs: version.packs.map((pack) => {
        const list = own.get(pack.list);
        if (!list) {
          throw new Error(`the offline manifest lists ${pack.list}, which doesn't exist.`);
        }
        const files = list.files.map(relist);
        const text = JSON.stringify({ ...list, files } satisfies PackList);
        const path = `${folder}${hashOf(text)}.json`;
        lists.set(path, text);
        return { ...pack, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), list: path };
      }),
    })),
  );
  return { manifest: { versions }, lists };
}
