/** @jest-environment node */
import path from 'node:path';

import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { remarkAdSlot } from '.';

/** Returns the content of a page in order, as node types and component names. */
function nodesOf(markdown: string, frontMatter: Record<string, unknown> = {}): string[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkAdSlot);
  const file = new VFile({ path: path.resolve('docs/sorting.mdx'), value: markdown });
  file.data.frontMatter = frontMatter;
  const tree = processor.runSync(processor.parse(file), file);
  return tree.children.map((node) =>
    'name' in node && typeof node.name === 'string' ? node.name : node.type,
  );
}

it('inserts the slot after the first paragraph, which introduces the page', () => {
  expect(
    nodesOf('---\ntitle: Sorting\n---\n\nimport A from "a";\n\nSorts rows.\n\nMore.\n\n## First'),
  ).toEqual(['yaml', 'mdxjsEsm', 'paragraph', 'AdSlot', 'paragraph', 'heading']);
});

test.each([
  ['## First\n\nText.', ['AdSlot', 'heading', 'paragraph']],
  ['import A from "a";\n\n<A />\n\nText.', ['mdxjsEsm', 'AdSlot', 'A', 'paragraph']],
  ['', ['AdSlot']],
])('inserts the slot at the start of a page without an introduction: %j', (markdown, nodes) => {
  expect(nodesOf(markdown)).toEqual(nodes);
});

it('omits the slot from a page that disables it', () => {
  expect(nodesOf('Text.', { disable_ad: true })).toEqual(['paragraph']);
  expect(nodesOf('Text.', { disable_ad: false })).toEqual(['paragraph', 'AdSlot']);
});

test.each(['yes', 1, null])('fails for disable_ad: %j and names the page', (found) => {
  const build = () => nodesOf('Text.', { disable_ad: found });
  if (found === null) {
    // As if the field were missing.
    expect(build()).toEqual(['paragraph', 'AdSlot']);
  } else {
    expect(build).toThrow(
      `docs/sorting.mdx: "disable_ad" in the front matter must be true or false; found ${JSON.stringify(found)}.`,
    );
  }
});
