import { stageKey, type BuildProps, type Stage } from '../../../core/built-site';
import { MANIFEST_PATH, SEARCH_FOLDER } from '../format';

import { indexPage, type PageOutcome } from './indexPage';
import { writeSearchIndex, type IndexedVersion } from './writeIndex';

/**
 * The stage that writes the index. Its result is the files that a search in a version may read, below the folder of the
 * build, by the version's name. Versions without pages are not in it.
 */
export const SEARCH = stageKey<PageOutcome, ReadonlyMap<string, readonly string[]>>('search');

/** A version of the docs, as the stage needs to know it. */
export interface SearchedVersion extends IndexedVersion {
  /** Whether search engines are asked to leave all of it out, which is no reason for ours to. */
  noIndex: boolean;
}

/** Options of {@link searchStage}. */
export interface SearchStageOptions {
  /** Name of the plugin. */
  plugin: string;
  /** Base URL of the locale, with a slash at both ends. */
  baseUrl: string;
  /** Ids of the products, as `productOf` gives them. */
  products: readonly string[];
  /** Gives the versions of a build. */
  versionsOf: (props: BuildProps) => readonly SearchedVersion[];
}

/** Makes the stage that indexes the pages of a locale, and stops the build if one is missing from the index. */
export function searchStage({
  plugin,
  baseUrl,
  products,
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
          writeSearchIndex({ outcomes: pages, products, versions, write }),
      };
    },
  };
}
