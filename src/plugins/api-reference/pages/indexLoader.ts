import type { LoaderContext } from '@rspack/core';

import { apiReference } from '../extract';

import type { ApiIndexModule } from './indexModule';
import { renderApiIndex } from './renderIndex';

/** Options of the `?apiIndex` loader. */
export interface ApiIndexLoaderOptions {
  siteDir: string;
  /** Whether the module holds the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
}

/** Turns `import api from '…/indexModule.ts?apiIndex=data-grid'` into an `ApiIndexModule`. */
export default async function apiIndexLoader(
  this: LoaderContext<ApiIndexLoaderOptions>,
): Promise<string> {
  const { siteDir, hasHtml } = this.getOptions();
  const folder = new URLSearchParams(this.resourceQuery).get('apiIndex') ?? '';
  const content: ApiIndexModule = hasHtml
    ? renderApiIndex(await apiReference(siteDir), folder)
    : { folder, sections: {}, links: [] };
  return `export default ${JSON.stringify(content)};`;
}
