import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, Props } from '@docusaurus/types';

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

/** Returns the paths of all pages of a build that people write: those of the docs and of `src/pages`. */
export function pagePaths(allContent: AllContent): ReadonlySet<string> {
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  return new Set(
    [
      ...loadedVersions(allContent).flatMap(({ docs }) => docs),
      ...(pages as ({ permalink: string }[] | null)[]).flatMap((content) => content ?? []),
    ].map(({ permalink }) => permalink.replace(/\/?$/, '/')),
  );
}

/** Returns the versions of the docs that a build includes, from what Docusaurus passes to `postBuild`. */
export function builtVersions({ plugins }: Pick<Props, 'plugins'>): LoadedVersion[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  return (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
}

/**
 * Whether a version is the default one, which is served at the docs' base path. `isLast` tells this only if all
 * versions are built together: a version that is built alone is always the last one.
 */
export const isCurrentVersion = ({ routePriority }: Pick<LoadedVersion, 'routePriority'>) =>
  routePriority === -1;
