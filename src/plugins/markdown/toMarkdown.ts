import type { Element } from 'hast';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const stringOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A code block of `toHast`, whose properties are its language and meta. */
const codeBlock = (_: unknown, { properties, children: [code] }: Element): Code => {
  const content = code?.type === 'element' ? code.children[0] : undefined;
  return {
    type: 'code',
    lang: stringOf(properties.dataLang),
    meta: stringOf(properties.dataMeta),
    value: content?.type === 'text' ? content.value : '',
  };
};

const processor = unified()
  .use(rehypeRemark, { handlers: { pre: codeBlock } })
  // Cells aren't padded: spaces cost tokens and carry nothing.
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkStringify, { bullet: '-', rule: '-', fence: '`', emphasis: '_', resourceLink: true });

/**
 * Converts the content of an article to Markdown.
 *
 * @param content - The result of `toHast`.
 */
export function toMarkdown(content: Element): string {
  const tree = processor.runSync({ type: 'root', children: [content] });
  return processor.stringify(tree);
}
