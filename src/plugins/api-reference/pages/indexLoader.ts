import type { LoaderContext } from '@rspack/core';

import { docsVersionOfPage, rootOf, type DocsRoots } from '../docsVersionOfPage';
import { apiReference } from '../extract';
import { linksBelow } from '../render/links';

import type { ApiIndexModule } from './indexModule';
import { renderApiIndex } from './renderIndex';

/** Options of the `?apiIndex` loader. */
export interface ApiIndexLoaderOptions {
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  roots: DocsRoots;
  /** Whether the module contains the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
}

/** Turns `import api from '…/indexModule.ts?apiIndex=data-grid'` into an `ApiIndexModule`. */
export default async function apiIndexLoader(
  this: LoaderContext<ApiIndexLoaderOptions>,
): Promise<string> {
  const { siteDir, docsDir, roots, hasHtml } = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const folder = query.get('apiIndex') ?? '';
  const version = docsVersionOfPage(query.get('page') ?? '', siteDir, docsDir);
  const content: ApiIndexModule = hasHtml
    ? renderApiIndex(await apiReference(version), folder, linksBelow(rootOf(version, roots)))
    : { folder, sections: {}, links: [] };
  return `export default ${JSON.stringify(content)};`;
}
