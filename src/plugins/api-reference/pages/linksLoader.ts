import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { demosOfPage } from '../../demos';

import { apiLinks } from './apiLinks';
import { importsOfDemo } from './demoUses';
import { readSymbolIds } from './docsFiles';
import { docsRootOf } from './docsRoot';

/** Options of the loader of docs pages. */
export interface ApiLinksLoaderOptions {
  siteDir: string;
  /** Folder of the current docs below it. */
  docsDir: string;
}

/**
 * Ends a docs page with the section "API", before Docusaurus reads its Markdown. Not a remark plugin, since only a
 * loader can tell the bundler's cache what else the page is made of: the demos, and which API pages there are.
 */
export default function apiLinksLoader(
  this: LoaderContext<ApiLinksLoaderOptions>,
  markdown: string,
): string {
  const { siteDir, docsDir } = this.getOptions();
  const root = docsRootOf(this.resourcePath, siteDir, docsDir);
  const demos = root ? demosOfPage(markdown, this.resourcePath) : [];
  if (!root || demos.length === 0) {
    return markdown;
  }
  const read = demos.map(({ target }) => importsOfDemo(target));
  // While pages are written, an edit of a demo must not compile its page anew.
  if (this.mode === 'production') {
    read.flatMap(({ files }) => files).forEach((file) => this.addDependency(file));
    this.addContextDependency(path.join(root, 'api'));
  }
  return (
    markdown.trimEnd() +
    apiLinks(
      read.flatMap(({ imports }) => imports),
      readSymbolIds(root),
      path.relative(root, this.resourcePath).split(path.sep).join('/'),
    )
  );
}
