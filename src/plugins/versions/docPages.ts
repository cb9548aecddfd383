import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import { GlobExcludeDefault, Globby } from '@docusaurus/utils';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

import { docsFolders } from '../../core/versions';

/** A page of a version, as other versions see it. */
export interface DocPage {
  /** Docusaurus' id, such as `react-data-grid/sorting/sorting`. */
  id: string;
  /** Path relative to the version, with a leading slash: `/react-data-grid/sorting/`. */
  slug: string;
}

/** Front matter that determines a page's id and path, and whether it is published. */
interface RoutingFrontMatter {
  id?: string;
  slug?: string;
  draft?: boolean;
  parse_number_prefixes?: boolean;
}

/** Files in a version's folder that are not pages: Docusaurus' defaults, and the version's own packages. */
export const DOCS_EXCLUDE: readonly string[] = [...GlobExcludeDefault, '**/node_modules/**'];

/** Works like `processDocMetadata` of the docs plugin (3.10.2). */
function docPage(source: string, frontMatter: RoutingFrontMatter): DocPage {
  const { id, slug, parse_number_prefixes: hasPrefixes = true } = frontMatter;
  const sourceDirName = path.posix.dirname(source);
  const fileName = path.posix.basename(source, path.posix.extname(source));
  const baseID = id ?? (hasPrefixes ? DefaultNumberPrefixParser(fileName).filename : fileName);
  const folder = hasPrefixes
    ? stripPathNumberPrefixes(sourceDirName, DefaultNumberPrefixParser)
    : sourceDirName;
  return {
    id: sourceDirName === '.' ? baseID : `${folder}/${baseID}`,
    slug: getSlug({
      baseID,
      source,
      sourceDirName,
      ...(slug === undefined ? {} : { frontMatterSlug: slug }),
      stripDirNumberPrefixes: hasPrefixes,
      numberPrefixParser: DefaultNumberPrefixParser,
    }),
  };
}

/**
 * Returns the pages of a version, sorted by id. They are read from its files, without building it. A build of the
 * version checks that these are the pages it has.
 *
 * @param directory - Folder of the version's docs.
 * @throws Error that names the file if its front matter can't be read.
 */
export function readDocPages(directory: string): DocPage[] {
  const sources = Globby.sync(['**/*.{md,mdx}'], { cwd: directory, ignore: [...DOCS_EXCLUDE] });
  return sources
    .flatMap((source): DocPage[] => {
      const file = path.join(directory, source);
      try {
        const { frontMatter } = parseFileContentFrontMatter(readFileSync(file, 'utf8'));
        return frontMatter.draft === true ? [] : [docPage(source, frontMatter)];
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      }
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/**
 * Returns the pages of a version as it is published: its own, and in the version that readers get by default also those
 * that have no versions.
 *
 * @param name - Docusaurus' name of the version.
 */
export const readPublishedPages = (siteDir: string, docsDir: string, name: string): DocPage[] =>
  docsFolders(siteDir, docsDir)
    .filter((version) => version.name === name)
    .flatMap(({ directory }) => readDocPages(directory));
