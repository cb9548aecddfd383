import type { List, Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkLintNoBlockquoteWithoutMarker from 'remark-lint-no-blockquote-without-marker';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import remarkLintStrikethroughMarker from 'remark-lint-strikethrough-marker';
import { unified } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { VFile } from 'vfile';

import { rule } from './rule';
import { insteadOf, isAdmonition } from './text';

/** Elements that look like directives of other tools, such as `:kbd[Ctrl]`. */
const HTML_NAMES = /^(?:abbr|kbd|mark|sub|sup)$/;

/** What we say about what the rules of remark-lint find. */
const LINT: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  'no-blockquote-without-marker': [
    'The line belongs to the quote above, because no empty line is between them.',
    'Leave an empty line before it, or write "> " at its start.',
  ],
  'no-duplicate-definitions': [
    'The address of this reference is already defined above, which counts.',
    'Remove one of the definitions, or rename it.',
  ],
  'no-undefined-references': [
    'The reference has no definition, and is shown as text.',
    'Write [text](address), or format brackets as code.',
  ],
  'no-unused-definitions': [
    'Nothing refers to this definition.',
    'Remove it, or refer to it with [text][name]. Write comments as {/* … */}.',
  ],
  'strikethrough-marker': [
    'The text is struck out.',
    'Write <sub>2</sub> for a subscript, \\~ for a tilde, and ~~text~~ for text that is struck out.',
  ],
};

const lint = unified()
  .use(remarkLintNoBlockquoteWithoutMarker)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUndefinedReferences, { allow: [/^[ xX]?$/, /^!/, /^_?toc_?$/i] })
  .use(remarkLintNoUnusedDefinitions)
  .use(remarkLintStrikethroughMarker, '~~');

/** The rules of remark-lint about markup that comes out as something else. */
export const remarkLint = rule((page, report) => {
  const file = new VFile({ path: page.file, value: page.text });
  lint.runSync(page.tree, file);
  for (const { ruleId = '', line = 1, column = 1, place } of file.messages) {
    const [message, fix] = LINT[ruleId] ?? [];
    const start = place && 'start' in place ? (place.start.offset ?? 0) : 0;
    const end = place && 'end' in place ? (place.end.offset ?? 0) : 0;
    // Reported by `unreadMarkup`, which knows what was meant.
    const isMeant =
      ruleId === 'no-undefined-references' &&
      // Brackets alone are shown as they are written.
      (!page.text.slice(start, end).includes('][') ||
        /[[*]/.test(page.text[start - 1] ?? '') ||
        /^[ \t]*\(/.test(page.text.slice(end)) ||
        /^\[(?:\^|\[|\/?(?:b|i|u|url|code|img|quote)\b)/.test(page.text.slice(start, end)));
    if (message !== undefined && fix !== undefined && !isMeant) {
      report({ position: { start: { line, column } } }, message, fix);
    }
  }
});

const startOf = (node: Nodes) => node.position?.start ?? { line: 1, column: 1, offset: 0 };

const sourceOf = (text: string, node: Nodes) =>
  text.slice(node.position?.start.offset, node.position?.end.offset);

/** Returns the numbers that the writer gave to the items of a list. */
const numbersOf = (text: string, list: List) =>
  list.children.map((item) => Number.parseInt(sourceOf(text, item), 10));

/** Whether a block that isn't indented ends the list above it, although it is part of an item. */
const isBesideText = (node: Nodes) =>
  /^(?:code|table|blockquote|(?:container|leaf)Directive|mdxJsxFlowElement)$/.test(node.type) ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'image'));

/** Reports lists that are split or joined, and what isn't part of an item although it is indented. */
export const lists = rule((page, report) => {
  visit(page.tree, (parent) => {
    if (!('children' in parent)) {
      return;
    }
    parent.children.forEach((node, index, siblings) => {
      const before = siblings[index - 1];
      const list = siblings[index - 2];
      if (node.type === 'list') {
        if (before?.type === 'list') {
          report(
            node,
            'A new list starts here, because its marker or indentation differs from the list above.',
            `Use the same marker. Indent a list in an item as far as the item's text.`,
          );
        } else if (
          node.ordered &&
          node.start === 1 &&
          before &&
          list?.type === 'list' &&
          list.ordered &&
          (isBesideText(before) || (before.type === 'paragraph' && list.children.length === 1))
        ) {
          report(
            node,
            'The list starts again at 1, because what is above it is not part of an item.',
            "Indent what belongs to an item as far as the item's text.",
          );
        }
      }
      if (
        parent.type !== 'listItem' &&
        (node.type === 'blockquote' || (node.type === 'list' && node.children.length === 1)) &&
        before?.type === 'paragraph' &&
        before.position?.end.line === startOf(node).line - 1 &&
        /[\p{L}\p{N},]$/u.test(sourceOf(page.text, before)) &&
        !/^[ \t]*\d+[.)][ \t].*(?![^])/m.test(sourceOf(page.text, before))
      ) {
        report(
          node,
          `The line starts a ${node.type === 'list' ? 'list' : 'quote'} in the middle of a sentence.`,
          'Write a backslash before its first character, or an empty line before it.',
        );
      } else if (
        before?.type === 'list' &&
        startOf(node).column > startOf(before).column &&
        !node.type.startsWith('mdx')
      ) {
        report(
          node,
          "This isn't part of the list item above, because it isn't indented enough.",
          `Indent it as far as the item's text, by ${startOf(before.children[0]?.children[0] ?? node).column - startOf(before).column} characters.`,
        );
      }
    });
  });
  visit(page.tree, 'list', (node) => {
    const columns = new Set(node.children.map((item) => startOf(item).column));
    const uneven = node.children.find((item) => startOf(item).column !== startOf(node).column);
    if (uneven && columns.size > 1) {
      report(
        uneven,
        'The item has another indentation, but is on the same level.',
        "Start it below the item above. For a list in an item, indent it as far as the item's text.",
      );
    }
    if (!node.ordered) {
      return;
    }
    const numbers = numbersOf(page.text, node);
    const [first = 1] = numbers;
    const isOne = numbers.every((candidate) => candidate === first);
    const wrong = numbers.findIndex((candidate, index) => candidate !== first + index);
    if (!isOne && wrong > 0) {
      report(
        node.children[wrong] ?? node,
        `The item is shown as ${first + wrong}, not as ${numbers[wrong]}.`,
        'Number the items in order, or all with 1.',
      );
    }
    if (numbers.length === 1 && first > 31) {
      report(
        node,
        `"${first}." starts a list.`,
        `Write ${first}\\. if it is the end of a sentence.`,
      );
    }
  });
  const lines = page.text.split('\n');
  visit(page.tree, 'listItem', (item) => {
    if (item.children.length === 0) {
      report(item, 'The list item is empty.', 'Write its text, or remove it.');
    }
    item.children.forEach((child) => {
      if (child.type !== 'paragraph') {
        return;
      }
      const { line, column } = startOf(child);
      for (let each = line + 1; each <= (child.position?.end.line ?? line); each += 1) {
        const indent = /[^\s>]/.exec(lines[each - 1] ?? '')?.index ?? 0;
        if (indent < Math.min(column - 1, startOf(item).column)) {
          report(
            { position: { start: { line: each, column: indent + 1 } } },
            'The line belongs to the list item above, because no empty line is between them.',
            "Leave an empty line before it, or indent it as far as the item's text.",
          );
          return;
        }
      }
    });
  });
});

/** Reports rows that have more or fewer cells than the header, and text that became a row. */
export const tables = rule((page, report) => {
  visit(page.tree, 'table', ({ children: [header, ...rows] }: Table) => {
    const count = header?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells === 1 && count > 1 && !sourceOf(page.text, row).includes('|')) {
        report(
          row,
          'The text became a row of the table, because no empty line is between them.',
          'Leave an empty line after the table.',
        );
        break;
      }
      if (cells !== count) {
        report(
          row,
          `The row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the header has ${count}${cells > count ? ': the last ones are lost' : ''}.`,
          'Write as many cells as in the header. In a cell, write \\| for a vertical line, also in code.',
        );
      }
    }
  });
});

/** Reports underlined headings, indented code, names that became bold, and code that a sentence contains. */
export const surprises = rule((page, report) => {
  const { text, tree } = page;
  visit(tree, (node, _index, parent) => {
    const source = sourceOf(text, node);
    const { offset = 0, column } = startOf(node);
    switch (node.type) {
      case 'heading':
        if (!source.startsWith('#') && node.position) {
          report(
            node,
            `"${toString(node).split('\n')[0]}" became a heading, because of the line of ${source.endsWith('=') ? '=' : '-'} below it.`,
            'Leave an empty line before the line. Headings start with "##".',
          );
        }
        return;
      case 'paragraph': {
        const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
        const outer = parent && 'position' in parent ? (parent.position?.start.column ?? 1) : 1;
        if (
          /^(?: {4,}|\t)\s*$/.test(line) &&
          (parent?.type === 'root' ||
            (parent?.type === 'containerDirective' && column > outer) ||
            (parent?.type === 'blockquote' && column - outer > 5))
        ) {
          report(
            node,
            'Indented text is a paragraph here, not code.',
            'Put code between ```tsx and ```. Remove the indentation of text.',
          );
        }
        return;
      }
      case 'strong':
        if (/^__[a-z]\w*__$/.test(source)) {
          report(
            node,
            `"${source}" is shown in bold, without its underscores.`,
            `Write \`${source}\`.`,
          );
        } else if (/^\*\*\//.test(source) && text[offset - 1] === '/') {
          report(
            node,
            `"${source}" is shown in bold, without its stars.`,
            'Format each path as code, between backticks.',
          );
        }
        return;
      case 'emphasis':
        if (
          source.startsWith('*') &&
          /[\p{L}\p{N})\]]/u.test(text[offset - 1] ?? '') &&
          /[\p{L}\p{N}([]/u.test(text[offset + source.length] ?? '')
        ) {
          report(
            node,
            `"${source}" is shown as emphasis, without its stars.`,
            'Write \\*, ×, or format it as code. For emphasis in a word, write <em>text</em>.',
          );
        }
        return;
      case 'inlineCode':
        if (/^`{3,}|^`+\w+\n/.test(source) && !node.value.includes('`')) {
          report(
            node,
            'The code block is in a sentence, because its fences are not on lines of their own.',
            'Write ```tsx on a line, the code below it, and ``` on a line after it.',
          );
        } else if (/&(?:lt|gt|amp|quot);/.test(node.value)) {
          report(
            node,
            `${source} is shown as it is written, with "&".`,
            'In code, write the characters themselves.',
          );
        } else if (/\\[{}<_]/.test(node.value) && !/[[\]()^$]/.test(node.value)) {
          report(
            node,
            `${source} is shown as it is written, with the backslash.`,
            'In code, no character needs a backslash.',
          );
        }
        return;
      case 'textDirective': {
        const isPlain = source === `:${node.name}`;
        const label = toString(node);
        if (HTML_NAMES.test(node.name) && label !== '') {
          report(
            node,
            `"${source}" isn't shown as it is written: a colon before a name starts a directive.`,
            `Write <${node.name}>${label}</${node.name}>.`,
          );
          return SKIP;
        }
        if (isPlain && parent?.children[0] === node && isAdmonition(node.name)) {
          report(node, `"${source}" is shown as text.`, insteadOf(node.name));
          return SKIP;
        }
        if (!isPlain || parent?.type === 'heading') {
          report(
            node,
            `"${source}" isn't shown as it is written: a colon before a name starts a directive.`,
            `Write \\${source.replace(/[[{]/, '\\$&')}, or format it as code.`,
          );
          return SKIP;
        }
        return;
      }
      case 'containerDirective': {
        const unknown = Object.keys(node.attributes ?? {}).filter((name) => name !== 'title');
        if (unknown.length > 0) {
          report(
            node,
            `The admonition has the attribute "${unknown.join('", "')}".`,
            `Remove it. A title is written in brackets: :::${node.name}[Title].`,
          );
        }
        return;
      }
    }
  });
});
