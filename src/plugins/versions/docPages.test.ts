/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { readDocPages } from './docPages';

const folder = temporaryFolder();

const page = (frontMatter = '') => `---\ntitle: A page\n${frontMatter}---\nText.\n`;

it('finds pages like Docusaurus, sorted by id', () => {
  writeFiles(folder(), {
    'introduction/introduction.mdx': page('slug: /\n'),
    'react-charts/react-charts.mdx': page(),
    'react-charts/bars/bars.mdx': page(),
    'react-charts/pies.md': page(),
    'guides/index.mdx': page(),
    'guides/01-start.mdx': page(),
    'guides/own.mdx': page('id: other\n'),
    'guides/02-kept.mdx': page('parse_number_prefixes: false\n'),
    'guides/moved.mdx': page('slug: ../elsewhere\n'),
  });
  expect(readDocPages(folder())).toEqual([
    { id: 'guides/02-kept', slug: '/guides/02-kept' },
    { id: 'guides/index', slug: '/guides/' },
    { id: 'guides/moved', slug: '/elsewhere' },
    { id: 'guides/other', slug: '/guides/other' },
    { id: 'guides/start', slug: '/guides/start' },
    { id: 'introduction/introduction', slug: '/' },
    { id: 'react-charts/bars/bars', slug: '/react-charts/bars/' },
    { id: 'react-charts/pies', slug: '/react-charts/pies' },
    { id: 'react-charts/react-charts', slug: '/react-charts/' },
  ]);
});

it('ignores drafts, partials, and pages in packages', () => {
  writeFiles(folder(), {
    'index.mdx': page(),
    'draft.mdx': page('draft: true\n'),
    '_partial.mdx': page(),
    '_parts/part.mdx': page(),
    'node_modules/package/README.md': page(),
    'demos/Bars.tsx': 'export default 1;',
  });
  expect(readDocPages(folder())).toEqual([{ id: 'index', slug: '/' }]);
});

it('names the file with invalid front matter', () => {
  writeFiles(folder(), { 'index.mdx': '---\ntitle: [\n---\n' });
  expect(() => readDocPages(folder())).toThrow(/index\.mdx: /);
});
