import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EmptyValuesLast from './demos/EmptyValuesLast';
import SortDirections from './demos/SortDirections';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'b', amount: 20 },
  { id: 2, name: 'a', amount: 20 },
  { id: 3, name: 'c', amount: 3 },
];

let api: RefObject<GridApi | null>;

function Grid(props: Partial<DataGridProps>) {
  api = useGridApiRef();
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const ids = () => [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map((cell) => cell.textContent);

claim(
  'Click **Amount** for ascending, again for descending, and a third time to return to the order of `rows`.',
  async () => {
    await render(<Grid />);
    const directions: (string | null)[] = [];
    for (let click = 0; click < 3; click += 1) {
      await header('amount').click();
      directions.push(header('amount').element().getAttribute('aria-sort'));
    }
    expect(directions).toEqual(['ascending', 'descending', 'none']);
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim('Rows with equal values keep the order they have in `rows`.', async () => {
  await render(<Grid initialState={{ sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] } }} />);
  await expect.poll(ids).toEqual(['3', '1', '2']);
  await header('amount').click();
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim('The grid reads `initialState` on its first render only.', async () => {
  const sortedBy = (field: string) => ({ sorting: { sortModel: [{ field, sort: 'asc' as const }] } });
  const { rerender } = await render(<Grid initialState={sortedBy('amount')} />);
  await expect.poll(ids).toEqual(['3', '1', '2']);
  await rerender(<Grid initialState={sortedBy('name')} />);
  await expect.poll(ids).toEqual(['3', '1', '2']);
});

claim('Without `onSortModelChange` a controlled grid ignores clicks.', async () => {
  await render(<Grid sortModel={[{ field: 'amount', sort: 'asc' }]} />);
  await header('name').click();
  expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
  await expect.element(header('name')).toHaveAttribute('aria-sort', 'none');
});

claim('The default is `[\'asc\', \'desc\', null]`.', async () => {
  await render(<Grid />);
  expect(api.current?.state.props).toBeDefined();
  const changes: GridSortModel[] = [];
  api.current?.subscribeEvent('sortModelChange', (model) => changes.push(model));
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([{ field: 'name', sort: 'asc' }]);
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([{ field: 'name', sort: 'desc' }]);
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([]);
});

claim(
  '**Date**, once sorted, switches between newest and oldest first: without `null` no click takes the sorting away.',
  async () => {
    await render(<SortDirections />);
    const directions = new Set<string | null>();
    for (let click = 0; click < 5; click += 1) {
      await header('Date').click();
      directions.add(header('Date').element().getAttribute('aria-sort'));
    }
    expect([...directions].sort()).toEqual(['ascending', 'descending']);
  },
);

claim(
  'Neither `sortable: false` nor `disableColumnSorting` stops you: a sort model still applies to such a column.',
  async () => {
    await render(
      <Grid
        disableColumnSorting
        columns={[{ field: 'name', sortable: false }]}
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />,
    );
    await expect.poll(() => values('name')).toEqual(['a', 'b', 'c']);
  },
);

claim(
  'The comparators above put `null` and `undefined` first in ascending order and last in descending order.',
  () => {
    const cell = undefined as never;
    for (const comparator of [gridStringOrNumberComparator, gridNumberComparator]) {
      for (const empty of [null, undefined]) {
        expect(comparator(empty, 5, cell, cell)).toBeLessThan(0);
        expect(comparator(5, empty, cell, cell)).toBeGreaterThan(0);
      }
    }
  },
);

claim('Click **Level**: the silent gauges stay at the end.', async () => {
  await render(<EmptyValuesLast />);
  await expect.poll(() => values('level').slice(-2)).toEqual(['–', '–']);
  await header('Level, cm').click();
  await expect.element(header('Level, cm')).toHaveAttribute('aria-sort', 'descending');
  expect(values('level')).toEqual(['412', '388', '265', '97', '–', '–']);
});

claim('`getSortComparator` wins over `sortComparator`.', async () => {
  const sortComparator = vi.fn(() => 0);
  await render(
    <Grid
      columns={[{ field: 'name', sortComparator, getSortComparator: () => (a: string, b: string) => a.localeCompare(b) }]}
      sortModel={[{ field: 'name', sort: 'desc' }]}
    />,
  );
  await expect.poll(() => values('name')).toEqual(['a', 'b', 'c']);
  expect(sortComparator).not.toHaveBeenCalled();
});

claim('With `sortingMode="server"` the grid leaves `rows` in the order you give them.', async () => {
  await render(<Grid sortingMode="server" sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await expect.element(header('name')).toHaveAttribute('aria-sort', 'ascending');
  expect(ids()).toEqual(['1', '2', '3']);
});

claim('**Enter** | Sort by the focused column, in its next direction', async () => {
  await render(<Grid />);
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
  await expect.element(header('amount')).toHaveAttribute('aria-sort', 'ascending');
});

claim('`DataGrid` takes one item and logs an error for more.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Grid
      sortModel={[
        { field: 'amount', sort: 'asc' },
        { field: 'name', sort: 'asc' },
      ]}
    />,
  );
  await expect.poll(ids).toEqual(['3', '1', '2']);
  expect(error.mock.calls.flat().join(' ')).toContain('sortModel');
});
