import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, Props } from '@docusaurus/types';
import { DEFAULT_PLUGIN_ID } from '@docusaurus/utils';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the instances of the docs plugin have loaded, by their ids. */
const docsContents = (allContent: AllContent) =>
  (allContent[DOCS_PLUGIN] ?? {}) as Readonly<Record<string, LoadedContent | undefined>>;

/**
 * Returns the versions of the docs that the build includes, which may be a selection of all existing versions. A site may
 * have more instances of the docs plugin, whose versions have the same names, but no products, demos or API reference.
 *
 * @param allContent - What Docusaurus passes to `allContentLoaded`.
 */
export const loadedVersions = (allContent: AllContent): LoadedVersion[] =>
  docsContents(allContent)[DEFAULT_PLUGIN_ID]?.loadedVersions ?? [];

/** Returns the paths of all pages of a build that people write: those of all docs and of `src/pages`. */
export function pagePaths(allContent: AllContent): ReadonlySet<string> {
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  const versions = Object.values(docsContents(allContent)).flatMap(
    (content) => content?.loadedVersions ?? [],
  );
  return new Set(
    [
      ...versions.flatMap(({ docs }) => docs),
      ...(pages as ({ permalink: string }[] | null)[]).flatMap((content) => content ?? []),
    ].map(({ permalink }) => permalink.replace(/\/?$/, '/')),
  );
}

/** Returns the versions of the docs that a build includes, from what Docusaurus passes to `postBuild`. */
export function builtVersions({ plugins }: Pick<Props, 'plugins'>): LoadedVersion[] {
  // Docusaurus loads the plugins of the preset first.
  const docs = plugins.find(({ name }) => name === DOCS_PLUGIN);
  return (docs?.content as LoadedContent | undefined)?.loadedVersions ?? [];
}

/**
 * Whether a version is the default one, which is served at the docs' base path. `isLast` tells this only if all
 * versions are built together: a version that is built alone is always the last one.
 */
export const isCurrentVersion = ({ routePriority }: Pick<LoadedVersion, 'routePriority'>) =>
  routePriority === -1;
