import type { Element, ElementContent, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { highlight } from './highlight';

/** Attribute of an MDX element, as in mdast-util-mdx-jsx. */
function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute' as const, name, value };
}

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

/**
 * Replaces each fenced code block by `<CodeBlock html="…" language="…" title="…">` with its code highlighted at
 * build. Meta: `title="…"`, `{1,4-6}`.
 */
const rehypeCodeBlocks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (node, index, parent) => {
    const code = node.children[0];
    if (node.tagName !== 'pre' || !parent || index === undefined || !isElement(code, 'code')) {
      return;
    }
    const source = code.children.find((child): child is Text => child.type === 'text')?.value ?? '';
    const classes = code.properties.className;
    const language =
      (Array.isArray(classes) ? classes : [])
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.replace('language-', '') ?? 'text';
    const meta = String(code.properties.metastring ?? '');
    const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        attribute('language', language),
        attribute('html', highlight(source, language, meta).html),
        ...(title ? [attribute('title', title)] : []),
      ],
      children: [],
    } as unknown as Element;
  });
};

export default rehypeCodeBlocks;
