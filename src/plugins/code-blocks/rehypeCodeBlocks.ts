import type { Element, ElementContent, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { PLAN_NAMES } from '../../core/navigation/plans';
import { requireAnnounced } from '../../core/validation/requirements';

import { highlight } from './highlight';
import { loadLanguage } from './languages';
import { prismSettings } from './magicComments';
import { javaScriptVariant } from './variants';

/** Creates an attribute of an MDX element, as in mdast-util-mdx-jsx. */
function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute' as const, name, value };
}

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

/** Matches what code of a licensed package has: its name, or one of its components. */
const LICENSED = /from '@mui\/x-[\w-]+-(pro|premium)\b|<[A-Z]\w*(Pro|Premium)\b/g;

/** Returns a chip that says which plan the code needs, if it can't run here. */
function planChip(source: string): Element[] {
  const plans = [...source.matchAll(LICENSED)].map(([, name, end]) => (name ?? end)?.toLowerCase());
  const plan = (['premium', 'pro'] as const).find((candidate) => plans.includes(candidate));
  return plan
    ? [
        {
          type: 'element',
          tagName: 'span',
          properties: { className: ['chip', `chip--${plan}`, 'chip--on-code'] },
          children: [{ type: 'text', value: `Needs ${PLAN_NAMES[plan]} · not run` }],
        },
      ]
    : [];
}

/** A fenced block in a page. */
interface FencedBlock {
  replace: (by: Element) => void;
  source: string;
  language: string;
  meta: string;
}

function fencedBlocks(tree: Root): FencedBlock[] {
  const blocks: FencedBlock[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const code = node.children[0];
    if (node.tagName !== 'pre' || !parent || index === undefined || !isElement(code, 'code')) {
      return;
    }
    const classes = code.properties.className;
    blocks.push({
      replace: (by) => {
        parent.children[index] = by;
      },
      source: code.children.find((child): child is Text => child.type === 'text')?.value ?? '',
      language: (
        (Array.isArray(classes) ? classes : [])
          .map(String)
          .find((name) => name.startsWith('language-'))
          ?.replace('language-', '') ??
        prismSettings().defaultLanguage ??
        'text'
      ).toLowerCase(),
      meta: String(code.properties.metastring ?? ''),
    });
  });
  return blocks;
}

/**
 * Replaces each fenced code block with `<CodeBlock html="…" language="…" title="…">`, with its code highlighted at
 * build time. If a TypeScript block differs as JavaScript, that is in `js`. Meta: `title="…"`, `{1,4-6}`,
 * `showLineNumbers`. Above code of a licensed package, a chip says so.
 */
const rehypeCodeBlocks: Plugin<[], Root> = () => async (tree) => {
  requireAnnounced('rehypeCodeBlocks', 'code-blocks');
  await Promise.all(
    fencedBlocks(tree).map(async ({ replace, source, language, meta }) => {
      const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
      loadLanguage(language);
      const javascript = await javaScriptVariant(source, language, meta);
      const block = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          attribute('language', language),
          attribute('html', highlight(source, language, meta).html),
          ...(javascript
            ? [attribute('js', highlight(javascript.code, 'jsx', javascript.meta).html)]
            : []),
          ...(title ? [attribute('title', title)] : []),
        ],
        children: [],
      };
      const chip = planChip(source);
      replace(
        (chip.length > 0
          ? { ...block, name: null, attributes: [], children: [...chip, block] }
          : block) as unknown as Element,
      );
    }),
  );
};

export default rehypeCodeBlocks;
