import type { SearchManifest } from '../format';

/** Merges the manifests of versions that were built separately, in their order. */
export const mergeManifests = (manifests: readonly SearchManifest[]): SearchManifest => ({
  versions: manifests.flatMap(({ versions }) => versions),
});
