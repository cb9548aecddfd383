import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * Returns the versions of the docs that the build includes, which may be a selection of all existing versions.
 *
 * @param allContent - What Docusaurus passes to `allContentLoaded`.
 */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return (instances as (LoadedContent | undefined)[]).flatMap(
    (content) => content?.loadedVersions ?? [],
  );
}

/**
 * Whether a version is the default one, which is served at the docs' base path. `isLast` tells this only if all
 * versions are built together: a version that is built alone is always the last one.
 */
export const isCurrentVersion = ({ routePriority }: Pick<LoadedVersion, 'routePriority'>) =>
  routePriority === -1;
