/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { readDocsFiles, readGeneratedPages, readSymbolIds, readTabbedDocs } from './docsFiles';

const folder = temporaryFolder();

beforeEach(() =>
  writeFiles(folder(), {
    'api/data-grid/index.mdx': '---\ntitle: Data Grid API\n---\n',
    'api/data-grid/data-grid/data-grid.mdx': '---\ntitle: DataGrid API\n---\n',
    'api/charts/heatmap.mdx': '---\ntitle: Heatmap API\nplan: pro\n---\n',
    'react-charts/bars/bars.mdx': '---\ntitle: Bar charts\ncomponents: [BarChart]\n---\n\nText.\n',
    'react-charts/bars/components-api.mdx': '---\ntitle: A tab\n---\n',
    'introduction/introduction.mdx': '---\ntitle: Introduction\n---\n',
  }),
);

it('distinguishes written pages from generated ones', () => {
  expect(readDocsFiles(folder())).toEqual({
    docs: ['introduction/introduction', 'react-charts/bars/bars'],
    generated: [
      'api/charts/heatmap',
      'api/data-grid/data-grid/data-grid',
      'api/data-grid/index',
      'react-charts/bars/components-api',
    ],
  });
});

it('reads generated pages with their plans', async () => {
  const pages = await readGeneratedPages(folder(), readDocsFiles(folder()));
  expect(pages.get('api/charts/heatmap.mdx')?.plan).toBe('pro');
  expect(pages.get('api/data-grid/index.mdx')).toEqual({
    text: '---\ntitle: Data Grid API\n---\n',
  });
});

it('knows which symbols have a page, and that an index has no symbol', () => {
  expect([...readSymbolIds(folder())].sort()).toEqual(['charts/heatmap', 'data-grid/data-grid']);
});

describe('pages with tabs', () => {
  const read = () => readTabbedDocs(folder(), readDocsFiles(folder()));

  it('are those that list components or hooks', async () => {
    expect(await read()).toEqual([
      {
        id: 'react-charts/bars/bars',
        file: path.relative(process.cwd(), path.join(folder(), 'react-charts/bars/bars.mdx')),
        title: 'Bar charts',
        names: { components: ['BarChart'], hooks: [] },
      },
    ]);
  });

  test.each(['BarChart', '[1]', '{ a: b }'])("can't list %s", async (value) => {
    writeFiles(folder(), { 'introduction/introduction.mdx': `---\nhooks: ${value}\n---\n` });
    await expect(read()).rejects.toThrow(
      /introduction\.mdx: "hooks" in the front matter must be a list of names.*; found /,
    );
  });
});
