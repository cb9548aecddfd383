import type { LoaderContext } from '@rspack/core';

import type { ApiModule } from './apiModule';
import type { ApiDemosOf } from './demoPages';
import { apiReference } from './extract';
import { symbolOfPage, symbolsById } from './lookup';
import { renderApi } from './render';

/** Options of the `?api` loader. */
export interface ApiLoaderOptions {
  /** Whether the module holds the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
  siteDir: string;
  /** Pages of the docs that show a symbol. Default: none. */
  demosOf?: ApiDemosOf;
}

/**
 * Turns `import api from '…/apiModule.ts?api=data-grid/data-grid&path=…&page=…'` into an `ApiModule`: the symbol's
 * sections as HTML, for the server; for the browser its id alone.
 */
export default async function apiLoader(this: LoaderContext<ApiLoaderOptions>): Promise<string> {
  const { hasHtml, siteDir, demosOf } = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const id = query.get('api') ?? '';
  const empty: ApiModule = { id, sections: {}, anchors: [], links: [] };
  if (!hasHtml) {
    return `export default ${JSON.stringify(empty)};`;
  }
  const reference = await apiReference(siteDir);
  const symbol = symbolOfPage(reference, id, query.get('page') ?? '');
  const names = symbolsById(reference);
  const api = renderApi(symbol, {
    path: query.get('path') ?? '',
    isShared: query.has('shared'),
    demos: (await demosOf?.(id)) ?? [],
    nameOf: (other) => names.get(other)?.name ?? other,
  });
  return `export default ${JSON.stringify(api)};`;
}
