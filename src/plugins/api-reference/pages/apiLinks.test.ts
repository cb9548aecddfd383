/** @jest-environment node */
import type { DemoImport } from '../../demos';

import { apiLinks } from './apiLinks';

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
const linksOf = (...imports: DemoImport[]) => apiLinks(imports, IDS, 'react-charts/bars/bars.mdx');

it('links to the pages of what the demos import, by kind, each once, by file', () => {
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

it('is nothing where nothing that is imported has a page', () => {
  expect(
    linksOf(
      value('react', 'useState'),
      value('@mui/material/Button', 'BarChart'),
      value('@mui/x-charts/colorPalettes', 'bluePalette'),
    ),
  ).toBe('');
});

it('takes a licensed package for the free one that it exports again', () => {
  expect(linksOf(value('@mui/x-data-grid-premium', 'DataGrid'))).toContain('[`DataGrid`]');
});

it('finds the page of a name that may change', () => {
  expect(linksOf(value('@mui/x-date-pickers', 'Unstable_PickersSectionList'))).toContain(
    '(../../api/date-pickers/pickers-section-list.mdx)',
  );
});

it('takes no value for a type whose name differs in its case alone', () => {
  expect(linksOf(value('@mui/x-data-grid', 'gridClasses'))).toBe('');
  expect(linksOf(type('@mui/x-data-grid', 'GridClasses'))).toContain('Interfaces');
});

it('has a component among components, where another demo needs its type alone', () => {
  const twice = [type('@mui/x-charts', 'BarChart'), value('@mui/x-charts', 'BarChart')];
  expect(linksOf(...twice)).toMatch(/Components: \[`BarChart`\]/);
  expect(linksOf(...twice.reverse())).not.toContain('Interfaces');
});
