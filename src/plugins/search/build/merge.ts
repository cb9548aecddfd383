import type { SearchManifest } from '../format';

/** Merges the manifests of versions that were built one by one, in their order. */
export const mergeManifests = (manifests: readonly SearchManifest[]): SearchManifest => ({
  versions: manifests.flatMap(({ versions }) => versions),
});
