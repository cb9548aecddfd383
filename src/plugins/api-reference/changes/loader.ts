import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { docsVersionOfPage, rootOf, type DocsRoots } from '../docsVersionOfPage';
import { renderChanges } from '../render/Changes';

import type { ChangesModule } from './changesModule';
import { changesFrom, releaseOfPage, type ApiRelease } from './releases';

/** Options of the `?apiChanges` loader. */
export interface ChangesLoaderOptions {
  siteDir: string;
  docsDir: string;
  roots: DocsRoots;
  releases: readonly ApiRelease[];
  /** Whether the module contains the HTML: on the server, and in development, where no page is served with it. */
  hasHtml: boolean;
}

/** Turns `import api from '…/changesModule.ts?apiChanges=7'` into a `ChangesModule`. */
export default async function changesLoader(
  this: LoaderContext<ChangesLoaderOptions>,
): Promise<string> {
  const { siteDir, docsDir, roots, releases, hasHtml } = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const empty: ChangesModule = { sections: {}, anchors: [], links: [] };
  if (!hasHtml) {
    return `export default ${JSON.stringify(empty)};`;
  }
  this.addDependency(path.join(siteDir, 'package-lock.json'));
  const page = query.get('page') ?? '';
  const version = docsVersionOfPage(page, siteDir, docsDir);
  const release = releaseOfPage(query.get('apiChanges'), releases, page);
  const changes = renderChanges(await changesFrom(version, release), rootOf(version, roots));
  return `export default ${JSON.stringify(changes)};`;
}
