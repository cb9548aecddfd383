import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import PivotHarvest from './demos/PivotHarvest';

const docs = { url: 'https://mui.com/x/react-data-grid/pivoting/', checked: '2026-11-23' };

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={[]} columns={[]} {...props} />
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) => header.textContent);
const cells = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent),
  );
const choose = async (list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
};

sourced('The model defines the fields for rows, columns and values.', docs);
sourced('The button that opens the panel is in the toolbar, so set `showToolbar`.', docs);
sourced('The fields | `pivotModel`, `onPivotModelChange` | `model`', docs);
sourced('Whether pivoting is on | `pivotActive`, `onPivotActiveChange` | `enabled`', docs);
sourced(
  'Whether the panel is open | `pivotPanelOpen`, `onPivotPanelOpenChange` | `panelOpen`',
  docs,
);
sourced(
  'For each date column, the panel also offers the year and the quarter. `getPivotDerivedColumns` replaces these derived columns.',
  docs,
);
sourced('`disablePivoting` turns off the feature.', docs);
sourced("You can't use a field several times in the model.", docs);

claim(
  'Choose **Region** for the columns. `pivot` collects the different values of this field, creates a column for each, and computes the sums.',
  async () => {
    await render(<PivotHarvest />);
    await expect.poll(headers).toEqual(['Crop', '2024', '2025', 'Total']);
    await choose('Columns', 'Region');
    await expect.poll(headers).toEqual(['Crop', 'Beauce', 'Skåne', 'Total']);
    await expect.poll(cells).toEqual([
      ['Barley', '140', '405', '545'],
      ['Rye', '', '80', '80'],
      ['Wheat', '795', '265', '1,060'],
    ]);
  },
);

const harvest = [
  { id: 'Rye', head: 'Rye', 'at-2025': 80 },
  { id: 'Wheat', head: 'Wheat', 'at-2024': 675, 'at-2025': 385 },
];
const harvestColumns: GridColDef[] = [
  { field: 'head', headerName: 'Crop' },
  { field: 'at-2024', headerName: '2024', type: 'number' },
  { field: 'at-2025', headerName: '2025', type: 'number' },
];

claim('Sorting, filtering and export work as in any other grid.', async () => {
  const { unmount } = await render(<PivotHarvest />);
  await page.getByRole('columnheader', { name: 'Total' }).click();
  await expect.poll(() => cells().map(([crop]) => crop)).toEqual(['Rye', 'Barley', 'Wheat']);
  await unmount();
  await render(<Grid rows={harvest} columns={harvestColumns} />);
  await expect.poll(() => cells().length).toBe(2);
  expect(api.current?.getDataAsCsv().split(/\r?\n/)).toEqual([
    'Crop,2024,2025',
    'Rye,,80',
    'Wheat,675,385',
  ]);
  api.current?.setFilterModel({ items: [{ field: 'at-2025', operator: '>', value: 100 }] });
  await expect.poll(() => cells().map(([crop]) => crop)).toEqual(['Wheat']);
});

claim(
  'Add a prefix to the `field` of a computed column, such as `at-`, so that a value such as "id" doesn\'t overwrite the row\'s id.',
  async () => {
    const grid = (field: string) => (
      <Grid
        rows={[{ id: 'Wheat', head: 'Wheat', [field]: 5 }]}
        columns={[{ field: 'head' }, { field, headerName: 'id' }]}
      />
    );
    const { rerender } = await render(grid('id'));
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([5]);
    await rerender(grid('at-id'));
    await expect.poll(() => api.current?.getAllRowIds()).toEqual(['Wheat']);
    await expect.poll(cells).toEqual([['Wheat', '5']]);
  },
);

claim(
  'For two levels of columns, create a `columnGroupingModel` from the same values: see [Column groups](../column-groups/column-groups.mdx).',
  async () => {
    const years = ['at-2024', 'at-2025'].map((field) => ({ field }));
    await render(
      <Grid
        rows={harvest}
        columns={harvestColumns}
        columnGroupingModel={[{ groupId: 'Year', children: years }]}
      />,
    );
    const group = page.getByRole('columnheader', { name: 'Year' });
    await expect.element(group).toHaveAttribute('aria-colspan', '2');
  },
);

claim('A new array of columns resets the widths that your users changed.', async () => {
  const columns: GridColDef[] = [{ field: 'a', width: 80 }, { field: 'b' }];
  const { rerender } = await render(<Grid columns={columns} />);
  api.current?.setColumnWidth('a', 150);
  await expect.poll(() => api.current?.getColumn('a').computedWidth).toBe(150);
  await rerender(<Grid columns={columns} showToolbar />);
  expect(api.current?.getColumn('a').computedWidth).toBe(150);
  await rerender(<Grid columns={[...columns]} />);
  await expect.poll(() => api.current?.getColumn('a').computedWidth).toBe(80);
});

claim(
  "If a combination has no data, don't set its property. The cell is then empty and doesn't show 0.",
  async () => {
    await render(<PivotHarvest />);
    await expect.poll(() => cells()[1]).toEqual(['Rye', '', '80', '80']);
  },
);

claim('With the MIT package, `DataGrid` ignores `pivotModel` and `pivotActive`.', async () => {
  const error = vi.spyOn(console, 'error');
  const premium = {
    pivotActive: true,
    pivotModel: { rows: [{ field: 'crop' }], columns: [], values: [] },
  };
  const columns: GridColDef[] = [{ field: 'crop' }, { field: 'tonnes' }];
  await render(
    <Grid
      rows={[
        { id: 1, crop: 'Wheat', tonnes: 4 },
        { id: 2, crop: 'Wheat', tonnes: 3 },
      ]}
      columns={columns}
      {...premium}
    />,
  );
  await expect.poll(cells).toEqual([
    ['Wheat', '4'],
    ['Wheat', '3'],
  ]);
  expect(headers()).toEqual(['crop', 'tonnes']);
  expect(error).not.toHaveBeenCalled();
});
