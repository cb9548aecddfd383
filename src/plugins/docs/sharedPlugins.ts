import type { MDXOptions } from '@docusaurus/mdx-loader';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';

import { rehypeCodeBlocks, remarkCodeVariants } from '../code-blocks';
import { remarkHarmlessToc } from '../html-policy';

/**
 * The plugins for all Markdown files: those of the docs, of `src/pages`, of a blog, and of other docs plugins. They are for
 * the markup of tables of contents, and for code blocks.
 */
export const sharedPlugins = {
  remarkPlugins: [remarkHarmlessToc, remarkCodeVariants, [npm2yarn, { sync: true }]],
  rehypePlugins: [rehypeCodeBlocks],
} satisfies Partial<MDXOptions>;
