import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { ParseFrontMatter } from '@docusaurus/types';
import { parseMarkdownFile } from '@docusaurus/utils';

import type { DocsOptions } from './options';

/** How pages are read. */
export interface DigestOptions extends Pick<DocsOptions, 'derive'> {
  /** The site's `markdown.parseFrontMatter`. */
  parseFrontMatter: ParseFrontMatter;
}

/**
 * A short text that stays the same as long as the docs plugin would make the same of a page: its front matter, its title
 * and its description, which may be its first sentence. Other edits concern the page's module alone.
 *
 * @param file - Absolute path of the page.
 * @throws Error where the page does not exist, or its front matter cannot be read.
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
