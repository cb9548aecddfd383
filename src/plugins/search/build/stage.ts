import { stageKey, type BuildProps, type Stage } from '../../../core/build/site';
import { MANIFEST_PATH, SEARCH_FOLDER } from '../format';

import { indexPage, type PageOutcome } from './indexPage';
import type { DocumentedRelease } from './missingNames';
import { writeSearchIndex, type IndexedVersion } from './writeIndex';

/**
 * The stage that writes the index. Its result maps each version's name to the files that a search in it may read,
 * relative to the build's folder. Versions without pages are left out.
 */
export const SEARCH = stageKey<PageOutcome, ReadonlyMap<string, readonly string[]>>('search');

/** The data of a version that the stage needs. */
export interface SearchedVersion extends IndexedVersion {
  /** Whether all of it is hidden from search engines. Our search includes it nevertheless. */
  noIndex: boolean;
}

/** Options of {@link searchStage}. */
export interface SearchStageOptions {
  /** Name of the plugin. */
  plugin: string;
  /** Base URL of the locale, with a slash at both ends. */
  baseUrl: string;
  /** Ids of the products, as returned by `productOf`. */
  products: readonly string[];
  /** What the documented release has, whether or not the site has it. */
  release: DocumentedRelease;
  /** Returns the versions of a build. */
  versionsOf: (props: BuildProps) => readonly SearchedVersion[];
}

/** Creates the stage that indexes the pages of a locale. It stops the build if a page is missing from the index. */
export function searchStage({
  plugin,
  baseUrl,
  products,
  release,
  versionsOf,
}: SearchStageOptions): Stage<PageOutcome, ReadonlyMap<string, readonly string[]>> {
  return {
    key: SEARCH,
    plugin,
    reads: { html: true },
    changes: { files: [MANIFEST_PATH, SEARCH_FOLDER] },
    start({ props }) {
      const versions = versionsOf(props);
      const unlistedVersions = new Set(
        versions.flatMap(({ name, noIndex }) => (noIndex ? [name] : [])),
      );
      return {
        page: (page) =>
          page.kind === 'route' ? indexPage(page, { baseUrl, unlistedVersions }) : undefined,
        finish: ({ pages, output: { write } }) =>
          writeSearchIndex({ outcomes: pages, products, versions, release, write }),
      };
    },
  };
}
