import type { Code, InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';

import { parseMarkdown } from '../../../core/compiler/mdx/parse';
import { createRecent } from '../../../core/compiler/recent';
import { isDemoDirective } from '../../demos/check';
import { isTemplateDirective, TEMPLATE_DIRECTIVE } from '../../templates/check';

/** A position on a page: its path relative to the site's folder, and line and column, counted from 1. */
export interface PageLocation {
  file: string;
  line: number;
  column: number;
}

/** A problem on a page. */
export interface PageProblem extends PageLocation {
  message: string;
}

/** A checked block. */
export interface CheckedBlock {
  problems: readonly PageProblem[];
}

/** A fenced code block on a page. */
export interface Fence {
  language: string;
  /** The block's code, without the fence's indentation. */
  code: string;
  /** Path of the file that the block shows, from its meta. */
  title?: string;
  /** Why the block is not checked, from its meta. */
  fragment?: string;
  /** `MUI System`, `Tailwind` or `CSS`, if the block is for one styling. */
  styling?: string;
  /** `TS` or `JS`, if the block is for one variant. */
  variant?: string;
  /** Line of the fence itself. */
  line: number;
  /** Number of the page's `##` section that contains it; 0 before the first one. */
  section: number;
}

/** Code in a sentence, a heading or a table. */
export interface InlineCodeSpan {
  text: string;
  line: number;
  column: number;
}

/** The code on a page. */
export interface DocsPage {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  fences: readonly Fence[];
  inline: readonly InlineCodeSpan[];
  /** Demos on the page, as written in their directives, and the application of its template. */
  demos: readonly string[];
  /** The page's lines, for finding positions in indented blocks. */
  lines: readonly string[];
}

const metaValue = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta)?.[2];

function fenceOf(node: Code, section: number): Fence {
  const meta = node.meta ?? '';
  const value = (name: 'title' | 'fragment' | 'styling' | 'variant') => {
    const found = metaValue(meta, name);
    return found === undefined ? {} : { [name]: found };
  };
  return {
    language: node.lang ?? '',
    code: node.value,
    ...value('title'),
    ...value('fragment'),
    ...value('styling'),
    ...value('variant'),
    line: node.position?.start.line ?? 1,
    section,
  };
}

function inlineOf(node: InlineCode): InlineCodeSpan {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { text: node.value, line, column };
}

/** A build reads them to check pages, and to count what was verified. */
const recentPages = createRecent<DocsPage>(1000);

/**
 * Reads the code on a page.
 *
 * @param file - The page's path relative to the site's folder.
 * @param text - Its MDX.
 * @throws VFileMessage with line and column, if it isn't valid MDX.
 */
export const readPage = (file: string, text: string): DocsPage =>
  recentPages(`${file}\n${text}`, () => findCode(file, text));

function findCode(file: string, text: string): DocsPage {
  const tree = parseMarkdown(file, text);
  const fences: Fence[] = [];
  const inline: InlineCodeSpan[] = [];
  const demos: string[] = [];
  let section = 0;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      section += 1;
    } else if (node.type === 'code') {
      fences.push(fenceOf(node, section));
    } else if (node.type === 'inlineCode') {
      inline.push(inlineOf(node));
    } else if (isDemoDirective(node) && node.attributes?.src) {
      demos.push(node.attributes.src);
    } else if (isTemplateDirective(node) && node.name === TEMPLATE_DIRECTIVE) {
      demos.push('./app');
    }
  });
  return { file, fences, inline, demos, lines: text.split(/\r?\n/) };
}
