import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { addTrailingSlash } from '@docusaurus/utils-common';

import { SCOPE } from '../../../library';
import { findPackage, releaseOf } from '../../core/versions/packages';
import { PRODUCT_IDS, productOf, type ProductId } from '../../core/navigation/paths';
import { docsVersions, type DocsVersion } from '../../core/versions';
/** What the stage needs to know about a page of the docs. */
export interface DocPage {
  /** Id of the page in its version: `react-data-grid/sorting/sorting`. */
  id: string;
  /** Path of the page, with a slash at the end. */
  path: string;
  description: string;
  /** Day of the last change, if it is known: `2026-11-23`. */
  lastChange?: string;
  product?: ProductId;
  /** Absolute path of its file. */
  file: string;
}

/** A version of the docs, with its pages in the order of the sidebar. */
export interface DocsOfVersion {
  name: string;
  /** The documented release: `8.12.1`. */
  release: string;
  /** Path of its start page, with a slash at the end: `/x/` or `/x/next/`. */
  root: string;
  /** Exact versions of the documented packages, by name. */
  packages: Readonly<Record<string, string>>;
  /** What agents often get wrong in this release, as Markdown. Empty if nobody has written it down. */
  notes: string;
  pages: readonly DocPage[];
}

/** File in the docs' folder with the notes for agents. It is copied when a version is cut. */
export const NOTES_FILE = 'agents.txt';

/** A sidebar's item, as far as the order of pages needs it. */
interface SidebarItem {
  type: string;
  id?: string;
  items?: readonly SidebarItem[];
  link?: { type: string; id?: string };
}

/** Returns the ids of pages in the order of a sidebar. */
function idsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ type, id, items: children = [], link }) => [
    ...(type === 'doc' && id !== undefined ? [id] : []),
    ...(link?.id === undefined ? [] : [link.id]),
    ...idsIn(children),
  ]);
}

function packagesOf({ packagesFrom }: DocsVersion): Record<string, string> {
  return Object.fromEntries(
    PRODUCT_IDS.flatMap((id) => {
      const name = `${SCOPE}/${id}`;
      const found = findPackage(name, packagesFrom);
      return found ? [[name, found.version]] : [];
    }),
  );
}

const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * Returns the docs of a build: its versions with their pages.
 *
 * @param siteDir - The site's folder.
 * @param loaded - The versions that Docusaurus has loaded.
 */
export function docsOf(siteDir: string, loaded: readonly LoadedVersion[]): DocsOfVersion[] {
  const onDisk = docsVersions(siteDir);
  return loaded.flatMap((version) => {
    const source = onDisk.find(({ name }) => name === version.versionName);
    if (!source) {
      return [];
    }
    const order = new Map(
      Object.values(version.sidebars)
        .flatMap((items) => idsIn(items as readonly SidebarItem[]))
        .map((id, index) => [id, index]),
    );
    const place = ({ id }: { id: string }) => order.get(id) ?? Infinity;
    const notes = path.join(source.directory, NOTES_FILE);
    return {
      name: version.versionName,
      release: releaseOf(source),
      root: addTrailingSlash(version.path),
      packages: packagesOf(source),
      notes: existsSync(notes) ? readFileSync(notes, 'utf8') : '',
      pages: [...version.docs]
        .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)) || (a.id < b.id ? -1 : 1))
        .map(({ id, permalink, description, lastUpdatedAt, source: file }) => {
          const { product } = productOf(`/x/${id}`);
          return {
            id,
            path: addTrailingSlash(permalink),
            description,
            ...(lastUpdatedAt ? { lastChange: day(lastUpdatedAt) } : {}),
            ...(product ? { product } : {}),
            file: path.join(siteDir, aliasedSitePathToRelativePath(file)),
          };
        }),
    };
  });
}
