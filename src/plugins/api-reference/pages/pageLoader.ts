import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { LoaderContext } from '@rspack/core';

import { docsVersionOf } from '../../../core/versions';
import { changesMarkdown } from '../changes/page';
import { changesFrom, releaseOfPage, releasesBefore, type ApiRelease } from '../changes/releases';
import { demoRecord } from '../demoRecord';
import { apiReference } from '../extract';

import { apiLinks, licensedNote } from './apiLinks';
import { exampleDemos, importsOfDemo } from './demoUses';
import { readSymbolIds } from './docsFiles';
import { indexMarkdown } from './indexMarkdown';
import { docTabKindOf } from './tabs';

/** Options of the loader of docs pages. */
export interface ApiPageLoaderOptions {
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  /** Older installed releases. */
  releases: readonly ApiRelease[];
}

/** File that changes with the installed packages. */
const LOCK = 'package-lock.json';

/** Matches the front matter of symbols' pages, and little else. */
const API_FIELD = /^api:/m;

/** Folder of the pages of changes. */
const CHANGES = 'changes';

/**
 * Adds the content of the API reference to a docs page, before Docusaurus reads its Markdown: the section "API" at its
 * end, with links to the symbols that its demos import and to guides about the licensed components in its code; a note on
 * what a tab of a page about a licensed component lacks; the content of a product's index; and that of a page of changes. It isn't a remark plugin, since only a loader can add the page's other sources to the bundler's cache: the
 * demos, the existing API pages, the packages and, for the page of a symbol, the demos that show it.
 *
 * @throws Error that names the page, if its front matter names an unknown product or release.
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
    // `remarkApi` reports errors in the field.
    for (const id of [frontMatter.api]
      .flat()
      .filter((candidate) => typeof candidate === 'string')) {
      this.addDependency(demoRecord(version, id));
    }
    const tab = docTabKindOf(file);
    if (tab) {
      const folder = path.dirname(file);
      const page = path.join(folder, `${path.basename(folder)}.mdx`);
      this.addDependency(page);
      const id = path.relative(root, page).split(path.sep).join('/');
      return markdown + licensedNote(tab, id, readFileSync(page, 'utf8'));
    }
  }

  const demos = exampleDemos(markdown, file);
  const read = demos.map(({ target }) => importsOfDemo(target));
  // In development, an edit of a demo must not recompile its page.
  if (this.mode === 'production' && demos.length > 0) {
    read.flatMap(({ files }) => files).forEach((source) => this.addDependency(source));
    this.addContextDependency(path.join(root, 'api'));
  }
  const section = apiLinks(
    read.flatMap(({ imports }) => imports),
    demos.length > 0 ? readSymbolIds(root) : new Set(),
    path.relative(root, file).split(path.sep).join('/'),
    markdown,
    { has: (id) => existsSync(path.join(root, `${id}.mdx`)) },
  );
  return section || demos.length > 0 ? markdown.trimEnd() + section : markdown;
}
