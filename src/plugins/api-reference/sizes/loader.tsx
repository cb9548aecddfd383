import path from 'node:path';

import type { LoaderContext } from '@rspack/core';
import { renderToStaticMarkup } from 'react-dom/server';

import { latestVersion } from '../../../core/versions';
import { apiReference } from '../extract';
import { SizeUnknown } from '../render/Size';
import { SizeSnapshot, snapshotLinks } from '../render/SizeSnapshot';

import { apiSizes, knownApiSizes } from '.';
import type { SnapshotModule } from './snapshotModule';

/** Options of the `?api-sizes` loader. */
export interface SizesLoaderOptions {
  siteDir: string;
  /** Folder of the docs that are not cut yet, below it. */
  docsDir: string;
  /** Whether the module holds the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
  /** Whether sizes that are not known are measured; else the page says that they are not. */
  measures: boolean;
}

/** The page is beside the docs, so it is of the release that readers get first. */
async function snapshot({
  siteDir,
  docsDir,
  measures,
}: SizesLoaderOptions): Promise<SnapshotModule> {
  const version = latestVersion(siteDir, docsDir);
  const reference = await apiReference(version);
  const { symbols } = reference;
  const sizes = measures ? await apiSizes(version, symbols) : knownApiSizes(version, symbols);
  return sizes
    ? {
        html: renderToStaticMarkup(<SizeSnapshot reference={reference} sizes={sizes} />),
        links: snapshotLinks(reference, sizes),
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
    // What is known changes with the next build.
    this.cacheable(false);
  }
  this.addDependency(path.join(options.siteDir, 'package-lock.json'));
  return `export default ${JSON.stringify(options.hasHtml ? await snapshot(options) : empty)};`;
}
