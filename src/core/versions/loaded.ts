import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * The versions of the docs that a site is made with: those that were asked for, of all that there are.
 *
 * @param allContent - What Docusaurus gives `allContentLoaded`.
 */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return (instances as (LoadedContent | undefined)[]).flatMap(
    (content) => content?.loadedVersions ?? [],
  );
}

/**
 * Whether a version is the one that readers get without asking for a version, at the docs' own path. `isLast` says so
 * only where all versions are built at once: alone, each version is the last.
 */
export const isCurrentVersion = ({ routePriority }: Pick<LoadedVersion, 'routePriority'>) =>
  routePriority === -1;
