import type { LoaderContext } from '@rspack/core';

import { islandModuleCode } from './islandModule';

/** Options of the `?island` loader. */
export interface IslandLoaderOptions {
  isServer: boolean;
}

/** Turns `import island from './X?island'` into an `IslandModule` (see `src/core/islands`). */
export default function islandLoader(this: LoaderContext<IslandLoaderOptions>): string {
  const { isServer } = this.getOptions();
  return islandModuleCode({ file: this.resourcePath, isServer });
}
