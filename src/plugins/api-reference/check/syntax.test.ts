/** @jest-environment node */
import { readPage } from './pages';
import { checkSyntax } from './syntax';

const problems = (language: string, ...code: string[]) =>
  checkSyntax(
    readPage('docs/page.mdx', ['Text.', '', `\`\`\`${language}`, ...code, '```'].join('\n')),
  ).flatMap((block) => block.problems.map(({ line, message }) => `${line} ${message}`));

it('accepts valid JSON and CSS, including Tailwind', () => {
  expect(problems('json', '{ "a": [1] }')).toEqual([]);
  expect(problems('css', '.a { color: red; &:hover { color: blue } }')).toEqual([]);
  expect(problems('css', "@import 'tailwindcss';", '@theme { --color-a: red; }')).toEqual([]);
  expect(problems('css', '.orders :global(.MuiDataGrid-cell) { color: red; }')).toEqual([]);
});

it('reports the position of an error in JSON', () => {
  expect(problems('json', '{', '  "a": 1', '  "b": 2', '}')).toEqual([
    expect.stringMatching(/^6 Expected ',' or '}'/),
  ]);
  expect(problems('json', '{ "a": 1, }')).toEqual([expect.stringMatching(/^4 /)]);
});

it('reports the position of an error in CSS', () => {
  expect(problems('css', '.a { color: red; }', '.b { color }}')).toEqual([
    expect.stringMatching(/^5 /),
  ]);
});

it('ignores fragments', () => {
  expect(problems('json fragment="shortened"', '{ … }')).toEqual([]);
});
