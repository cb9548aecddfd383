/** @jest-environment node */
import { blocksOf, closestSentence, hasSentence, plainText, statementsIn } from './sentences';

const blocks = blocksOf(`---
title: Sorting
description: Sort rows by a column.
---

# Ignored? No, a heading

Rows with **equal** values keep the order they have in \`rows\`. Click [Amount](./x.mdx) twice: the
highest amount comes first.

- \`**/*.tsx\` matches all demos.

| Keys      | What they do       |
| --------- | ------------------ |
| **Enter** | Sort by \`a \\| b\` |

\`\`\`tsx
const text = 'Code is not text.';
\`\`\`

::demo{src="./demos/A.tsx"}
`);

describe('blocks of a page', () => {
  it('are paragraphs, headings, table rows and the description, without Markdown', () => {
    expect(blocks).toEqual([
      'Sort rows by a column.',
      'Ignored? No, a heading',
      'Rows with equal values keep the order they have in rows. Click Amount twice: the highest amount comes first.',
      '**/*.tsx matches all demos.',
      'Keys | What they do',
      'Enter | Sort by a | b',
    ]);
  });
});

describe('a sentence', () => {
  it.each([
    'Rows with **equal** values keep the order they have in `rows`.',
    'Rows with equal values keep the order they have in rows. Click Amount twice: the highest amount comes first.',
    'Click [Amount](./elsewhere.mdx) twice: the\n    highest amount comes first.',
    'the highest amount comes first.',
    '`**/*.tsx` matches all demos.',
    '**Enter** | Sort by `a | b`',
    'Sort rows by a column.',
  ])('is on the page: %s', (sentence) => {
    expect(hasSentence(blocks, sentence)).toBe(true);
  });

  it.each([
    ['another word', 'Rows with similar values keep the order they have in `rows`.'],
    ['without its beginning', 'values keep the order they have in `rows`.'],
    ['without its end', 'Rows with equal values keep the order'],
    ['in a code block', 'Code is not text.'],
    ['empty', ''],
  ])('is not on the page: %s', (_what, sentence) => {
    expect(hasSentence(blocks, sentence)).toBe(false);
  });

  it('loses its Markdown', () => {
    expect(plainText('**Bold**, *it*, `code`, [a link](x "y") and 2 * 3')).toBe(
      'Bold, it, code, a link and 2 * 3',
    );
  });
});

describe('the closest sentence', () => {
  it('shares most words', () => {
    expect(closestSentence(blocks, 'Rows with equal values lose the order of `rows`.')).toBe(
      'Rows with equal values keep the order they have in rows.',
    );
  });

  it('is undefined if all sentences are about something else', () => {
    expect(closestSentence(blocks, 'Charts animate on their first render.')).toBeUndefined();
  });
});

it('statements are sentences about behavior', () => {
  expect(
    statementsIn([
      'The default is 100. See the next page. It logs an error when the id is missing.',
    ]),
  ).toEqual(['The default is 100.', 'It logs an error when the id is missing.']);
});
