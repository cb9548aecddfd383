import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { LoaderContext } from '@rspack/core';

import { docsVersionOf } from '../../../core/versions';
import { demosOfPage } from '../../demos';
import { changesMarkdown } from '../changes/page';
import { changesFrom, releaseOfPage, releasesBefore, type ApiRelease } from '../changes/releases';
import { demoRecord } from '../demoRecord';
import { apiReference } from '../extract';

import { apiLinks } from './apiLinks';
import { importsOfDemo } from './demoUses';
import { readSymbolIds } from './docsFiles';
import { indexMarkdown } from './indexMarkdown';

/** Options of the loader of docs pages. */
export interface ApiPageLoaderOptions {
  siteDir: string;
  /** Folder of the current docs below it. */
  docsDir: string;
  /** Older releases that are installed. */
  releases: readonly ApiRelease[];
}

/** Files by which the installed packages are known to be others. */
const LOCK = 'package-lock.json';

/** Pages of symbols have it in their front matter, few others anywhere. */
const API_FIELD = /^api:/m;

/** Folder of the pages of changes. */
const CHANGES = 'changes';

/**
 * What the API reference adds to a docs page, before Docusaurus reads its Markdown: the section "API" at its end, with
 * links to what its demos import; and the content of a product's index, and of a page of changes. Not a remark plugin,
 * since only a loader can tell the bundler's cache what else the page is made of: the demos, which API pages there are,
 * the packages; and for the page of a symbol, which demos show it.
 *
 * @throws Error that names the page, where it is the index of no product, or of the changes since no release.
 */
export default async function apiPageLoader(
  this: LoaderContext<ApiPageLoaderOptions>,
  markdown: string,
): Promise<string> {
  const { siteDir, docsDir, releases } = this.getOptions();
  const file = this.resourcePath;
  const version = docsVersionOf(file, siteDir, docsDir);
  if (!version) {
    return markdown;
  }
  const root = version.directory;

  if (path.basename(file) === 'index.mdx') {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: markdown,
    });
    if (frontMatter.apiIndex !== undefined) {
      this.addDependency(path.join(siteDir, LOCK));
      const page = path.relative(siteDir, file);
      return (
        markdown +
        indexMarkdown(
          await apiReference(version),
          frontMatter.apiIndex,
          page,
          releasesBefore(version, releases),
        )
      );
    }
  }

  if (path.basename(path.dirname(file)) === CHANGES) {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: markdown,
    });
    if (frontMatter.apiChanges !== undefined) {
      this.addDependency(path.join(siteDir, LOCK));
      const page = path.relative(siteDir, file);
      const release = releaseOfPage(frontMatter.apiChanges, releases, page);
      return markdown + changesMarkdown(release, await changesFrom(version, release), page);
    }
  }

  if (API_FIELD.test(markdown)) {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: markdown,
    });
    this.addDependency(path.join(siteDir, LOCK));
    // What is wrong with the field, `remarkApi` says.
    for (const id of [frontMatter.api].flat().filter((one) => typeof one === 'string')) {
      this.addDependency(demoRecord(version, id));
    }
  }

  const demos = demosOfPage(markdown, file);
  if (demos.length === 0) {
    return markdown;
  }
  const read = demos.map(({ target }) => importsOfDemo(target));
  // While pages are written, an edit of a demo must not compile its page anew.
  if (this.mode === 'production') {
    read.flatMap(({ files }) => files).forEach((source) => this.addDependency(source));
    this.addContextDependency(path.join(root, 'api'));
  }
  return (
    markdown.trimEnd() +
    apiLinks(
      read.flatMap(({ imports }) => imports),
      readSymbolIds(root),
      path.relative(root, file).split(path.sep).join('/'),
    )
  );
}
