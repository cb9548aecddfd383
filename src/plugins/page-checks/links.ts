import type { AllContent, LoadContext } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';

import { reportConfiguration } from '../../core/validation/configuration';
import { nearest } from '../../core/validation/nearest';
import { loadedVersions, pagePaths } from '../../core/versions/loaded';

/** Pages that the configuration links to. */
export interface ConfiguredLinks {
  /**
   * Their paths, by the setting as it is written. A path without a leading slash is relative to each version of the docs.
   * Default: none.
   */
  links: Readonly<Record<string, string | undefined>>;
  /** Paths of pages that another process builds. Default: none. */
  pagesElsewhere: readonly string[];
}

/**
 * Reports settings that link to no page, before pages are built, which takes minutes.
 *
 * @param allContent - What Docusaurus passes to `allContentLoaded`.
 */
export function checkLinks(
  { baseUrl, siteConfig }: Pick<LoadContext, 'baseUrl' | 'siteConfig'>,
  { links, pagesElsewhere }: ConfiguredLinks,
  allContent: AllContent,
): void {
  const pages = new Set([...pagePaths(allContent), ...pagesElsewhere]);
  const roots = loadedVersions(allContent).map(({ path: root }) => addTrailingSlash(root));
  for (const [setting, link] of Object.entries(links)) {
    if (typeof link !== 'string') {
      continue;
    }
    const paths = link.startsWith('/')
      ? [baseUrl + link.slice(1)]
      : roots.map((root) => root + link);
    const missing = paths.find((path) => !pages.has(addTrailingSlash(path.replace(/[?#].*/, ''))));
    if (missing !== undefined) {
      const similar = nearest(missing, pages);
      reportConfiguration(
        siteConfig.onBrokenLinks,
        `"${setting}" (${setting.startsWith('IN_HOUSE_ADS') ? 'ads.ts' : 'portal.config.ts'}) must be the path of a page; found "${link}", and there is no page ${missing}.${similar === undefined ? '' : ` Did you mean ${similar}?`}`,
      );
    }
  }
}
