import type { ApiReference } from '../../../src/plugins/api-reference/types';
import type { ProseData, SearchIndexData } from '../../../src/plugins/search/format';

/** A documented package with its exact version. */
export interface PackageVersion {
  /** `@mui/x-data-grid` */
  name: string;
  /** `8.12.1` */
  version: string;
}

/** What is known about a version without reading its pages. */
export interface VersionInfo {
  /** Name in addresses of resources and in the option `version`: `8.12.1`, or `next`. */
  name: string;
  /** Version of its Data Grid: `8.12.1`. */
  release: string;
  /** Whether it answers requests that don't ask for a version. */
  isDefault: boolean;
  packages: readonly PackageVersion[];
}

/** One version of the documentation. Everything is read when it is first needed. */
export interface VersionSource extends VersionInfo {
  /** Path of its start page on the host, with a slash at both ends: `/x/`, `/x/next/`. */
  base: string;
  /** Returns the paths of its pages, with a slash at both ends: `/x/react-data-grid/sorting/`. */
  paths: () => readonly string[];
  /** Returns the Markdown of one of its {@link paths}, or undefined if there is no such page. */
  markdown: (path: string) => string | undefined;
  /** Returns the search index, without prose. */
  index: () => SearchIndexData;
  /** Returns a part of the prose by its number. */
  prose: (file: number) => ProseData;
  /** Returns the API reference of its release. */
  reference: () => Promise<ApiReference>;
  /** Folder from which its packages are resolved. Undefined if they aren't installed, so that code can't be checked. */
  packagesFrom?: string;
}

/** Names of a release whose pages aren't available. */
export interface OtherRelease {
  release: string;
  /** Names of its exports, and of their members as `DataGrid.sortModel`. */
  names: readonly string[];
}

/** The documentation that a server answers from. */
export interface DocsData {
  /** At least one, newest first. */
  versions: readonly VersionSource[];
  /** Releases whose names are known, but not their pages. */
  others: readonly OtherRelease[];
}
