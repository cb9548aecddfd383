import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { ParseFrontMatter } from '@docusaurus/types';
import { parseMarkdownFile } from '@docusaurus/utils';

import type { DocsOptions } from './options';

/** Options of {@link pageDigest}. */
export interface DigestOptions extends Pick<DocsOptions, 'derive'> {
  /** The site's `markdown.parseFrontMatter`. */
  parseFrontMatter: ParseFrontMatter;
}

/**
 * Returns a short text that stays the same as long as the docs plugin would derive the same data from a page: its front
 * matter, its title and its description, which may be its first sentence. Other edits affect only the page's module.
 *
 * @param file - Absolute path of the page.
 * @throws Error if the page does not exist, or its front matter cannot be read.
 */
export async function pageDigest(
  file: string,
  { parseFrontMatter, derive }: DigestOptions,
): Promise<string> {
  const fileContent = await readFile(file, 'utf8');
  const { frontMatter, contentTitle, excerpt } = await parseMarkdownFile({
    filePath: file,
    fileContent,
    parseFrontMatter,
  });
  const parts = [
    frontMatter,
    frontMatter.title ?? contentTitle,
    frontMatter.description ?? excerpt,
    derive?.(fileContent, file),
  ];
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex');
}
