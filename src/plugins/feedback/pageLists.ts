import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

import { VERSION, type PageList } from '../../../server/feedback/contract';
import { pathnameOf } from '../../core/navigation/paths';

/** Options of {@link pageLists}. */
export interface PageListOptions {
  /** Whether pages ask for feedback. If not, the lists are empty, so that the receiver refuses all answers. */
  isAsked: boolean;
  /** Days after which the receiver deletes an answer. */
  retentionDays: number;
}

/**
 * Returns the pages of each version, by the path and the version that pages send with an answer.
 *
 * @param versions - The versions of the docs in the build.
 * @param baseUrl - Base URL of their language.
 * @throws Error if the receiver would refuse the name of a version. It names the version.
 */
export function pageLists(
  versions: readonly Pick<LoadedVersion, 'versionName' | 'label' | 'docs'>[],
  baseUrl: string,
  { isAsked, retentionDays }: PageListOptions,
): PageList[] {
  return versions.map(({ versionName, label, docs }) => {
    // The current docs, which are not cut yet, have no version name of their own.
    const version = versionName === 'current' ? label : versionName;
    if (!VERSION.test(version)) {
      throw new Error(
        `feedback: the label or name of a version must consist of at most 40 letters, digits, dots, hyphens, plus signs ` +
          `and underscores; found "${version}".`,
      );
    }
    const pages = docs.map(({ permalink }) => pathnameOf(permalink.slice(baseUrl.length - 1)));
    return { version, retentionDays, pages: isAsked ? pages.sort() : [] };
  });
}
