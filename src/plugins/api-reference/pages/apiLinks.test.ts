/** @jest-environment node */
import type { DemoImport } from '../../demos';

import { apiLinks, licensedNote } from './apiLinks';

const IDS = new Set([
  'charts/bar-chart',
  'charts/bar-series',
  'charts/use-x-scale',
  'data-grid/data-grid',
  'data-grid/grid-classes',
  'date-pickers/pickers-section-list',
]);

const value = (module: string, name: string): DemoImport => ({ module, name, isType: false });
const type = (module: string, name: string): DemoImport => ({ module, name, isType: true });
const linksOf = (...imports: DemoImport[]) =>
  apiLinks(imports, IDS, 'react-charts/bars/bars.mdx', '', new Set());

it('links to the page of each symbol that the demos import, once, by kind, by file', () => {
  expect(
    linksOf(
      type('@mui/x-charts/models', 'BarSeries'),
      value('@mui/x-charts/hooks', 'useXScale'),
      value('@mui/x-charts/BarChart', 'BarChart'),
      value('@mui/x-charts', 'BarChart'),
      value('@mui/x-data-grid', 'DataGrid'),
    ),
  ).toBe(`

## API

- Components: [\`BarChart\`](../../api/charts/bar-chart.mdx), [\`DataGrid\`](../../api/data-grid/data-grid/data-grid.mdx)
- Hooks: [\`useXScale\`](../../api/charts/use-x-scale.mdx)
- Interfaces: [\`BarSeries\`](../../api/charts/bar-series.mdx)
`);
});

it('is empty if no import has a page', () => {
  expect(
    linksOf(
      value('react', 'useState'),
      value('@mui/material/Button', 'BarChart'),
      value('@mui/x-charts/colorPalettes', 'bluePalette'),
    ),
  ).toBe('');
});

it('resolves a commercial package to the MIT package that it re-exports', () => {
  expect(linksOf(value('@mui/x-data-grid-premium', 'DataGrid'))).toContain('[`DataGrid`]');
});

it('finds the page of an unstable name', () => {
  expect(linksOf(value('@mui/x-date-pickers', 'Unstable_PickersSectionList'))).toContain(
    '(../../api/date-pickers/pickers-section-list.mdx)',
  );
});

it("doesn't confuse a value with a type whose name differs only in case", () => {
  expect(linksOf(value('@mui/x-data-grid', 'gridClasses'))).toBe('');
  expect(linksOf(type('@mui/x-data-grid', 'GridClasses'))).toContain('Interfaces');
});

it('lists a component as a component, even if another demo imports only its type', () => {
  const twice = [type('@mui/x-charts', 'BarChart'), value('@mui/x-charts', 'BarChart')];
  expect(linksOf(...twice)).toMatch(/Components: \[`BarChart`\]/);
  expect(linksOf(...twice.reverse())).not.toContain('Interfaces');
});

it('names the components of licensed packages in the code, with their guides', () => {
  const code = `import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';`;
  const docs = new Set([
    'react-data-grid/react-data-grid',
    'react-date-pickers/date-range-picker/date-range-picker',
  ]);
  const page = 'react-date-pickers/date-range-picker/date-range-picker.mdx';
  expect(apiLinks([], IDS, page, code, docs)).toBe(`

## API

- Components of \`@mui/x-data-grid-pro\`, which needs a Pro license and has no API pages here: \`DataGridPro\` ([guide](../../react-data-grid/react-data-grid.mdx))
- Components of \`@mui/x-date-pickers-pro\`, which needs a Pro license and has no API pages here: \`DateRangePicker\`
`);
});

it('says in the tabs of a page about a licensed component where its API is', () => {
  const code = "import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';";
  const note = (page: string, text = code) =>
    licensedNote('components', `react-charts/${page}/${page}.mdx`, text);
  expect(note('funnel')).toContain(
    "`FunnelChart` is part of `@mui/x-charts-pro`, which needs a Pro license and isn't installed on this site",
  );
  expect(note('funnel')).toContain('[documentation](./funnel.mdx)');
  // The page of an MIT component may show a licensed one, too.
  expect(note('bars')).toBe('');
  expect(note('funnel', "import { BarChart } from '@mui/x-charts';")).toBe('');
});
