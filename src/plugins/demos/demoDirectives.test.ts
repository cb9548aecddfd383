/** @jest-environment node */
// @reads docs/**/*.mdx
import fs from 'node:fs';
import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { demoDirectivesIn } from './demosOfPage';
import { isDemoDirective } from './directive';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective);

/** Returns the demos of a page as found by the parser that compiles the page. */
function parsedDemos(markdown: string) {
  const demos: object[] = [];
  visit(parser.parse(markdown), (node) => {
    if (isDemoDirective(node) && node.attributes?.src) {
      const { src, title } = node.attributes;
      demos.push({
        src,
        ...(title ? { title } : {}),
        isBare: typeof node.attributes.bare === 'string',
      });
    }
  });
  return demos;
}

const docs = path.resolve(__dirname, '../../../docs');
const pages = fs
  .readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => [file, fs.readFileSync(path.join(docs, file), 'utf8')] as const)
  .filter(([, markdown]) => markdown.includes('::demo'));

it('finds the same demos as the parser on all pages', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const [file, markdown] of pages) {
    expect({ file, demos: demoDirectivesIn(markdown) }).toEqual({
      file,
      demos: parsedDemos(markdown),
    });
  }
});

test.each([
  '::demo{src="./demos/A.tsx" title="By date" height=320 open}',
  "::demo{title='By \"date\"' src='./demos/A.tsx'}",
  '::demo{src=./demos/A}',
  '- In a list:\n\n  ::demo{src="./demos/A.tsx"}',
  '```md\n::demo{src="./demos/A.tsx"}\n```\n\n::demo{src="./demos/B.tsx"}',
  '~~~\n::demo{src="./demos/A.tsx"}',
  'See ::demo{src="./demos/A.tsx"} there.',
  ':demo{src="./demos/A.tsx"}',
  ':::demo{src="./demos/A.tsx"}\n:::',
  '::demo{height=320}',
])('finds the same directives as the parser in %j', (markdown) => {
  expect(demoDirectivesIn(markdown)).toEqual(parsedDemos(markdown));
});
