import { getFormat } from '@docusaurus/mdx-loader/lib/format';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import type { MarkdownConfig } from '@docusaurus/types';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { createRecent } from '../recent';

/** The settings of Docusaurus' `markdown` that decide what a page's text means. */
export type MarkdownSyntax = Pick<MarkdownConfig, 'format' | 'mdx1Compat'>;

/** Docusaurus' defaults with `future.v4`, and this site's `format`. */
let syntax: MarkdownSyntax = {
  format: 'mdx',
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
};

/** Sets how this process reads pages. The plugins pass it the site's configuration. */
export function setMarkdownSyntax({ format, mdx1Compat }: MarkdownSyntax): void {
  syntax = { format, mdx1Compat };
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Returns the `format` in a page's front matter, which has precedence. */
function formatIn(text: string): 'mdx' | 'md' | 'detect' | undefined {
  try {
    const { mdx } = parseFileContentFrontMatter(text).frontMatter as { mdx?: { format?: 'md' } };
    return mdx?.format;
  } catch {
    // Reported as front matter that can't be read.
    return undefined;
  }
}

/** Returns the text that Docusaurus parses: with `mdx1Compat`, it isn't what the file contains. */
export const preprocessed = (file: string, text: string): string =>
  preprocess({
    fileContent: text.replace(BYTE_ORDER_MARK, ''),
    filePath: file,
    admonitions: true,
    markdownConfig: syntax as MarkdownConfig,
  });

/** The checks of a page read its tree one after the other. */
const recentTree = createRecent<Root>(16);

/**
 * Parses a page as Docusaurus does (3.10.2, mdx-loader/lib/processor.js), up to the plugins that change the tree.
 *
 * @param file - Path of the page. With `format: 'detect'`, it decides whether the page is MDX.
 * @returns The tree, which is shared: it must not be changed.
 * @throws VFileMessage with line and column if the page isn't valid MDX.
 */
export function parseMarkdown(file: string, text: string): Root {
  const format = getFormat({
    filePath: file,
    frontMatterFormat: /^mdx:/m.test(text) ? formatIn(text) : undefined,
    markdownConfigFormat: syntax.format,
  });
  return recentTree(JSON.stringify([format, syntax, text]), () => {
    const parser = unified().use(remarkParse);
    if (format === 'mdx') {
      parser.use(remarkMdx);
    }
    parser.use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
    if (syntax.mdx1Compat.comments) {
      parser.use(remarkComment);
    }
    return parser.parse(preprocessed(file, text));
  });
}
