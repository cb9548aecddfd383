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
