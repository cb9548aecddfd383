/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import { format } from 'prettier';

import { reference, symbol } from './fixture';
import { apiPageFiles, apiPageText, type TabbedDoc } from './pageFiles';

const barChart = symbol('component', 'BarChart', 'bar-chart');
const barSeries = symbol('interface', 'BarSeries', 'bar-series');
const useScale = symbol('hook', 'useXScale', 'use-x-scale');
const dataGrid = symbol('component', 'DataGrid', 'data-grid', { product: 'x-data-grid' });
const all = reference(barChart, barSeries, useScale, dataGrid);

const bars = (names: Partial<TabbedDoc['names']>, id = 'react-charts/bars/bars'): TabbedDoc => ({
  id,
  title: 'Bar charts',
  file: `docs/${id}.mdx`,
  names: { components: [], hooks: [], ...names },
});

const pathsOf = (...docs: TabbedDoc[]) => apiPageFiles(all, docs).map(({ path }) => path);
const pageAt = (path: string, ...docs: TabbedDoc[]) =>
  apiPageFiles(all, docs).find((page) => page.path === path);

describe('the pages of the API reference', () => {
  it('are an index for each product and a page for each symbol', () => {
    expect(pathsOf()).toEqual([
      'api/charts/index.mdx',
      'api/data-grid/index.mdx',
      'api/charts/bar-chart.mdx',
      'api/charts/bar-series.mdx',
      'api/charts/use-x-scale.mdx',
      // A page with the name of its folder would replace the index.
      'api/data-grid/data-grid/data-grid.mdx',
    ]);
  });

  test.each([
    [
      'api/charts/bar-chart.mdx',
      'BarChart API',
      'Props and slots of BarChart, a component of MUI X Charts, with types and default values.',
    ],
    [
      'api/charts/use-x-scale.mdx',
      'useXScale API',
      'What useXScale, a hook of MUI X Charts, takes and returns, with types.',
    ],
    [
      'api/charts/bar-series.mdx',
      'BarSeries API',
      'Fields of BarSeries, a type of MUI X Charts, with their types and meaning.',
    ],
    [
      'api/data-grid/index.mdx',
      'Data Grid API',
      'All components, hooks and interfaces of MUI X Data Grid, each with a page of its own.',
    ],
  ])('describe their symbol: %s', (path, title, description) => {
    expect(pageAt(path)).toMatchObject({ title, description });
  });

  it("have descriptions that search engines don't truncate, however long the name", () => {
    const name = 'ExportedMultiSectionDigitalClockSectionClassesAndSlotProps';
    const product = 'x-date-pickers' as const;
    const kinds = ['component', 'hook', 'interface'] as const;
    const symbols = kinds.map((kind) => symbol(kind, name, `${kind}-long`, { product }));
    for (const { description } of apiPageFiles(reference(...symbols), [])) {
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/\.$/);
    }
  });

  it('state the plan of a commercial package', () => {
    const licensed = apiPageFiles(reference({ ...barChart, plan: 'pro' }), []).at(-1);
    expect(licensed?.plan).toBe('pro');
    expect(licensed && apiPageText(licensed)).toContain('\nplan: pro\n');
  });
});

describe('the tabs of a docs page', () => {
  it('are files next to it', () => {
    const doc = bars({ components: ['BarChart'], hooks: ['useXScale'] });
    expect(pathsOf(doc).slice(-2)).toEqual([
      'react-charts/bars/components-api.mdx',
      'react-charts/bars/hooks-api.mdx',
    ]);
    expect(pageAt('react-charts/bars/components-api.mdx', doc)).toMatchObject({
      title: 'Bar charts: components API',
      api: ['charts/bar-chart'],
    });
  });

  test.each(['react-charts/bars', 'react-charts/bars/index', 'react-charts/bars/bars'])(
    "have routes below the page's, with the file %s",
    (id) => {
      expect(pathsOf(bars({ hooks: ['useXScale'] }, id)).at(-1)).toBe(
        'react-charts/bars/hooks-api.mdx',
      );
    },
  );

  test.each([
    [
      'a misspelled name',
      bars({ components: ['BarCharts'] }),
      'docs/react-charts/bars/bars.mdx: "components" in the front matter lists "BarCharts", which the installed packages of Charts don\'t export. Similar: BarChart.',
    ],
    [
      'a hook among components',
      bars({ components: ['useXScale'] }),
      'lists "useXScale", which isn\'t a component, but a hook.',
    ],
    [
      'a type among components',
      bars({ components: ['BarSeries'] }),
      'lists "BarSeries", which isn\'t a component, but an interface.',
    ],
    [
      "another product's component",
      bars({ components: ['DataGrid'] }),
      'lists "DataGrid", which the installed packages of Charts don\'t export.',
    ],
    [
      'a page without a product',
      bars({ hooks: ['useXScale'] }, 'introduction/support/support'),
      '"hooks" in the front matter is only for pages of a product',
    ],
  ])('are rejected for %s', (_what, doc, message) => {
    expect(() => apiPageFiles(all, [doc])).toThrow(message);
  });

  it('report all errors at once', () => {
    const docs = [
      bars({ components: ['Bar'] }),
      bars({ hooks: ['useScale'] }, 'react-charts/axis/axis'),
    ];
    expect(() => apiPageFiles(all, docs)).toThrow(/bars\.mdx: .*\n.*axis\.mdx: /);
  });
});

it('formats files like Prettier', async () => {
  const doc = bars({ components: ['BarChart'], hooks: ['useXScale'] });
  for (const page of apiPageFiles(reference(...all.symbols, { ...barChart, plan: 'pro' }), [doc])) {
    const text = apiPageText(page);
    expect(await format(text, { parser: 'mdx', singleQuote: true, printWidth: 100 })).toBe(text);
  }
  expect(
    apiPageText({ path: 'a.mdx', title: "Reader's guide: API", description: 'Text.', api: 'a/b' }),
  ).toBe("---\ntitle: 'Reader''s guide: API'\ndescription: Text.\napi: a/b\n---\n");
});
