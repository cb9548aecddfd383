import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import type { ApiModule } from './apiModule';
import { documentedReference, type ApiRelease } from './changes/releases';
import { latestVersion, type DocsVersion } from '../../core/versions';
import type { ApiDemosOf } from './demoPages';
import { demoRecord } from './demoRecord';
import { docsVersionOfPage, rootOf, type DocsRoots } from './docsVersionOfPage';
import { symbolOfPage, symbolsById } from './lookup';
import { renderApi } from './render';
import { sinceFilePath } from './since/file';
import { apiSizes, baseOf, isMeasured, knownApiSizes, sizesFilePath, sizesFolder } from './sizes';
import type { ApiReference, ApiSymbol } from './types';

/** Options of the `?api` loader. */
export interface ApiLoaderOptions {
  /** Whether the module contains the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  roots: DocsRoots;
  /** Whether to measure unknown sizes. Otherwise, pages state that they aren't known. */
  measures: boolean;
  /** Older installed releases. */
  releases: readonly ApiRelease[];
  /** Returns the pages of the docs that show a symbol. Default: none. */
  demosOf?: ApiDemosOf;
}

/** Returns what importing a symbol adds to a page, or undefined if that wasn't measured. */
async function sizeOf(
  symbol: ApiSymbol,
  { symbols }: ApiReference,
  version: DocsVersion,
  { measures, docsDir }: Pick<ApiLoaderOptions, 'measures' | 'docsDir'>,
) {
  const sizes = measures ? await apiSizes(version, symbols) : knownApiSizes(version, symbols);
  const size = sizes?.[symbol.id];
  const isListed = version.name === latestVersion(version.siteDir, docsDir).name;
  return size && { size, base: baseOf(symbol.product, symbols), isListed };
}

/**
 * Turns `import api from '…/apiModule.ts?api=data-grid/data-grid&page=…'` into an `ApiModule`: with the symbol's
 * sections as HTML for the server, and only with its id for the browser.
 */
export default async function apiLoader(this: LoaderContext<ApiLoaderOptions>): Promise<string> {
  const options = this.getOptions();
  const { hasHtml, siteDir, docsDir, demosOf, releases, measures } = options;
  const query = new URLSearchParams(this.resourceQuery);
  const id = query.get('api') ?? '';
  const empty: ApiModule = { id, sections: {}, anchors: [], links: [] };
  if (!hasHtml) {
    return `export default ${JSON.stringify(empty)};`;
  }
  const page = query.get('page') ?? '';
  const version = docsVersionOfPage(page, siteDir, docsDir);
  const reference = await documentedReference(version, releases);
  const symbol = symbolOfPage(reference, id, page);
  const names = symbolsById(reference);
  this.addDependency(path.join(siteDir, 'package-lock.json'));
  this.addDependency(sinceFilePath(version));
  this.addDependency(sizesFilePath(version));
  this.addDependency(demoRecord(version, id));
  if (!measures) {
    // The known sizes change with the next build.
    this.addContextDependency(sizesFolder(version));
  }
  const api = renderApi(symbol, {
    root: rootOf(version, options.roots),
    demos: (await demosOf?.(id, version)) ?? [],
    size: isMeasured(symbol) ? await sizeOf(symbol, reference, version, options) : undefined,
    nameOf: (other) => names.get(other)?.name ?? other,
  });
  return `export default ${JSON.stringify(api)};`;
}
