import type { LoaderContext } from '@rspack/core';

import type { ApiModule } from './apiModule';
import { documentedReference, type ApiRelease } from './changes/releases';
import type { ApiDemosOf } from './demoPages';
import { symbolOfPage, symbolsById } from './lookup';
import { renderApi } from './render';
import { apiSizes, baseOf, isMeasured, knownApiSizes } from './sizes';
import type { ApiReference, ApiSymbol } from './types';

/** Options of the `?api` loader. */
export interface ApiLoaderOptions {
  /** Whether the module holds the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
  siteDir: string;
  /** Whether sizes that are not known are measured; else pages say that they are not. */
  measures: boolean;
  /** Older releases that are installed. */
  releases: readonly ApiRelease[];
  /** Pages of the docs that show a symbol. Default: none. */
  demosOf?: ApiDemosOf;
}

/** What importing a symbol adds to a page; undefined where that was not measured. */
async function sizeOf(
  symbol: ApiSymbol,
  { symbols }: ApiReference,
  { siteDir, measures }: ApiLoaderOptions,
) {
  const sizes = measures ? await apiSizes(siteDir, symbols) : knownApiSizes(siteDir, symbols);
  const size = sizes?.[symbol.id];
  return size && { size, base: baseOf(symbol.product, symbols) };
}

/**
 * Turns `import api from '…/apiModule.ts?api=data-grid/data-grid&path=…&page=…'` into an `ApiModule`: the symbol's
 * sections as HTML, for the server; for the browser its id alone.
 */
export default async function apiLoader(this: LoaderContext<ApiLoaderOptions>): Promise<string> {
  const options = this.getOptions();
  const { hasHtml, siteDir, demosOf, releases, measures } = options;
  const query = new URLSearchParams(this.resourceQuery);
  const id = query.get('api') ?? '';
  const empty: ApiModule = { id, sections: {}, anchors: [], links: [] };
  if (!hasHtml) {
    return `export default ${JSON.stringify(empty)};`;
  }
  const reference = await documentedReference(siteDir, releases);
  const symbol = symbolOfPage(reference, id, query.get('page') ?? '');
  const names = symbolsById(reference);
  if (!measures) {
    // What is known changes with the next build.
    this.cacheable(false);
  }
  const api = renderApi(symbol, {
    path: query.get('path') ?? '',
    isShared: query.has('shared'),
    demos: (await demosOf?.(id)) ?? [],
    size: isMeasured(symbol) ? await sizeOf(symbol, reference, options) : undefined,
    nameOf: (other) => names.get(other)?.name ?? other,
  });
  return `export default ${JSON.stringify(api)};`;
}
