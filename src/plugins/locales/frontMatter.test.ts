/** @jest-environment node */
import path from 'node:path';

import type { TitleLookup } from '../../core/navigation/translations';

import { translateFrontMatter } from './frontMatter';

const siteDir = path.resolve('/site');
const titleOf: TitleLookup = (pathname, part, english) => `${part} of ${pathname}, ${english}`;

function frontMatterOf(file: string, frontMatter: Record<string, unknown>) {
  const parse = translateFrontMatter({ siteDir, docsDir: 'docs', locale: 'zh', titleOf });
  return parse({
    filePath: path.join(siteDir, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: 'Text.' }),
  });
}

test.each([
  ['docs/react-data-grid/sorting/sorting.mdx', '/x/react-data-grid/sorting'],
  ['docs/react-data-grid/sorting.md', '/x/react-data-grid/sorting'],
  [
    'versioned_docs/version-8.12.1/react-data-grid/sorting/sorting.mdx',
    '/x/react-data-grid/sorting',
  ],
])(
  'takes the title of %s from the translation file, and changes nothing else',
  async (file, pathname) => {
    const frontMatter = { title: 'Sorting', description: 'Sort rows.', slug: '/' };
    expect(await frontMatterOf(file, frontMatter)).toEqual({
      frontMatter: { ...frontMatter, title: `page of ${pathname}, Sorting` },
      content: 'Text.',
    });
  },
);

test.each([
  ['src/pages/about.mdx', { title: 'About' }],
  ['docs-old/sorting.mdx', { title: 'Sorting' }],
  ['docs/react-data-grid/sorting.mdx', {}],
  ['docs/react-data-grid/sorting.mdx', { title: 8 }],
])('leaves %s with %j unchanged', async (file, frontMatter) => {
  expect((await frontMatterOf(file, frontMatter)).frontMatter).toEqual(frontMatter);
});
