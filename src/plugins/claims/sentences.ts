import { load } from 'js-yaml';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { parseMarkdown } from '../../core/compiler/mdx/parse';
import { isRecord } from '../../core/validation/isRecord';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a sentence as text: without Markdown, with single spaces. */
export function plainText(sentence: string): string {
  return oneLine(
    sentence
      .replace(/!?\[((?:[^\]]|\\\])*)\]\([^)]*\)/g, '$1')
      .replace(/`+/g, '')
      .replace(/\*\*|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
      .replace(/\\([|\\`*_{}[\]<>])/g, '$1'),
  );
}

/** Code keeps asterisks and the like, so it is protected from being read as Markdown. */
const textOf = (node: Parameters<typeof toString>[0]) => oneLine(toString(node));

/** Returns the description in front matter. Other checks report front matter that can't be read. */
function descriptionIn(yaml: string): string | undefined {
  try {
    const fields = load(yaml);
    return isRecord(fields) && typeof fields.description === 'string'
      ? fields.description
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a page in blocks: paragraphs, headings, table rows (cells separated by ` | `) and the description.
 * Code blocks aren't text.
 *
 * @param mdx - The page's source.
 * @param file - Path of the page. Default: that of some MDX page.
 * @throws VFileMessage if the page isn't valid MDX.
 */
export function blocksOf(mdx: string, file = 'page.mdx'): string[] {
  const tree = parseMarkdown(file, mdx);
  const blocks: string[] = [];
  visit(tree, (node: Root | RootContent) => {
    switch (node.type) {
      case 'yaml': {
        const description = descriptionIn(node.value);
        if (description !== undefined) {
          blocks.push(oneLine(description));
        }
        return undefined;
      }
      case 'tableRow':
        blocks.push(node.children.map(textOf).join(' | '));
        return SKIP;
      case 'paragraph':
      case 'heading':
        blocks.push(textOf(node));
        return SKIP;
      default:
        return undefined;
    }
  });
  return blocks.filter((block) => block !== '');
}

/** Where a sentence may begin: at the start of a block, or after another sentence, a label or a cell. */
const BEFORE = /(?:^|[.!?:;|)”"…]\s|\s[–—]\s)$/;

/** Where a sentence may end. */
const AFTER = /^(?:$|\s*[|;:–—]|\s\()/;
const ENDS_ITSELF = /[.!?:;…][)”"]?$/;

/**
 * Whether a block contains whole sentences (or cells, or parts between colons and semicolons), verbatim. A part of a
 * sentence doesn't count: the rest could change unnoticed.
 *
 * @param sentence - Without Markdown.
 */
function blockHas(block: string, sentence: string): boolean {
  for (let at = block.indexOf(sentence); at >= 0; at = block.indexOf(sentence, at + 1)) {
    const after = block.slice(at + sentence.length);
    const isEnd = AFTER.test(after) || (ENDS_ITSELF.test(sentence) && /^[\s|]/.test(after));
    if (BEFORE.test(block.slice(0, at)) && isEnd) {
      return true;
    }
  }
  return false;
}

/** Whether a page contains a sentence, verbatim except for Markdown. */
export function hasSentence(blocks: readonly string[], sentence: string): boolean {
  // A page's text may contain characters that look like Markdown, such as `**/*.tsx` in code.
  const forms = [plainText(sentence), oneLine(sentence)].filter((form) => form !== '');
  return blocks.some((block) =>
    forms.some((form) => blockHas(block, form) || blockHas(plainText(block), form)),
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Splits a block into sentences. */
export const sentencesIn = (block: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(block)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment !== '');

/**
 * Returns the sentence of a page that shares the most words with another one, or `undefined` if they share less than
 * half: probably the same statement after an edit.
 */
export function closestSentence(blocks: readonly string[], sentence: string): string | undefined {
  const wanted = wordsOf(plainText(sentence));
  let best: { text: string; score: number } | undefined;
  for (const text of blocks.flatMap(sentencesIn)) {
    const words = wordsOf(text);
    const shared = [...words].filter((word) => wanted.has(word)).length;
    const score = (2 * shared) / (words.size + wanted.size || 1);
    if (score >= 0.5 && score > (best?.score ?? 0)) {
      best = { text, score };
    }
  }
  return best?.text;
}

/** Words of sentences that say how something behaves, rather than what to do or where to read on. */
const BEHAVIOR =
  /\b(?:default|only|never|always|ignore[sd]?|throws?|log(?:s|ged)|warns?|error|without|unless|until|when|if|calls?|called|returns?|keeps?|clos(?:es|ed)|opens?|removes?|replac(?:es|ed)|merg(?:es|ed)|appl(?:y|ies|ied)|has no effect|does(?:n't| not)|can(?:'t|not)|is not|isn't|are not|aren't|re-?renders?|re-?reads?|press(?:ing)?|key|fires?|runs?|limits?|at most|at least|maximum|minimum|px|ms)\b/i;

/** Returns the sentences of a page that say how something behaves: an estimate of what claims could prove. */
export const statementsIn = (blocks: readonly string[]): string[] =>
  blocks.flatMap(sentencesIn).filter((sentence) => BEHAVIOR.test(sentence));
