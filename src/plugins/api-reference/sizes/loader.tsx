import path from 'node:path';

import type { LoaderContext } from '@rspack/core';
import { renderToStaticMarkup } from 'react-dom/server';

import { latestVersion } from '../../../core/versions';
import { rootOf, type DocsRoots } from '../docsVersionOfPage';
import { apiReference } from '../extract';
import { ApiLinksContext, linksBelow } from '../render/links';
import { SizeUnknown } from '../render/Size';
import { SizeSnapshot } from '../render/SizeSnapshot';

import { apiSizes, knownApiSizes, sizesFilePath } from '.';
import type { SnapshotModule } from './snapshotModule';

/** Options of the `?api-sizes` loader. */
export interface SizesLoaderOptions {
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  roots: DocsRoots;
  /** Whether the module contains the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
  /** Whether to measure unknown sizes. Otherwise, the page states that they aren't known. */
  measures: boolean;
}

/** Returns the page's content. The page is outside the docs, so it shows the release that readers get by default. */
async function snapshot({
  siteDir,
  docsDir,
  roots,
  measures,
}: SizesLoaderOptions): Promise<SnapshotModule> {
  const version = latestVersion(siteDir, docsDir);
  const reference = await apiReference(version);
  const { symbols } = reference;
  const sizes = measures ? await apiSizes(version, symbols) : knownApiSizes(version, symbols);
  const links = linksBelow(rootOf(version, roots));
  return sizes
    ? {
        html: renderToStaticMarkup(
          <ApiLinksContext value={links}>
            <SizeSnapshot reference={reference} sizes={sizes} />
          </ApiLinksContext>,
        ),
        links: [...links.hrefs],
      }
    : { html: renderToStaticMarkup(<SizeUnknown />), links: [] };
}

/** Turns `import snapshot from '…/snapshotModule.ts?api-sizes'` into a `SnapshotModule`. */
export default async function sizesLoader(
  this: LoaderContext<SizesLoaderOptions>,
): Promise<string> {
  const options = this.getOptions();
  const empty: SnapshotModule = { html: '', links: [] };
  if (!options.measures) {
    // The known sizes change with the next build.
    this.cacheable(false);
  }
  this.addDependency(path.join(options.siteDir, 'package-lock.json'));
  this.addDependency(sizesFilePath(latestVersion(options.siteDir, options.docsDir)));
  return `export default ${JSON.stringify(options.hasHtml ? await snapshot(options) : empty)};`;
}
