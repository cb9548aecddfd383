/** @jest-environment node */
import path from 'node:path';

import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { remarkAdSlot } from '.';

/** Returns the content of a page in order, as node types and component names. */
function nodesOf(
  markdown: string,
  frontMatter: Record<string, unknown> = {},
  name = 'sorting.mdx',
): string[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkAdSlot);
  const file = new VFile({ path: path.resolve('docs', name), value: markdown });
  file.data.frontMatter = frontMatter;
  const tree = processor.runSync(processor.parse(file), file);
  return tree.children.map((node) =>
    'name' in node && typeof node.name === 'string' ? node.name : node.type,
  );
}

it('inserts the slot before the second heading, so that it separates no introduction from its demo', () => {
  expect(
    nodesOf(
      '---\ntitle: Sorting\n---\n\nSorts rows.\n\n## First\n\n### Detail\n\n## Second\n\n## Third',
    ),
  ).toEqual(['yaml', 'paragraph', 'heading', 'heading', 'AdSlot', 'heading', 'heading']);
});

test.each([
  ['Text.\n\n## Only\n\nMore.', ['paragraph', 'heading', 'paragraph', 'AdSlot']],
  ['', ['AdSlot']],
  ['## One\n\n<ApiToolbar />\n\n## Two', ['heading', 'AdSlot', 'ApiToolbar', 'heading']],
])(
  'inserts the slot at the end without a second heading, and above the toolbar of one: %j',
  (markdown, nodes) => {
    expect(nodesOf(markdown)).toEqual(nodes);
  },
);

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

it('inserts no slot into a part of pages, since its pages have one', () => {
  expect(nodesOf('Text.', {}, '_note.mdx')).toEqual(['paragraph']);
});
