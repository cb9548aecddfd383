import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginationModelSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import GoToRow from './demos/GoToRow';
import MarkChanges from './demos/MarkChanges';
import RowNumbers from './demos/RowNumbers';
import TotalBelow from './demos/TotalBelow';

const api: RefObject<GridApi | null> = { current: null };

interface Row {
  id: number;
  name: string;
  locked: boolean;
}

const rows: Row[] = [
  { id: 1, name: 'a', locked: true },
  { id: 2, name: 'b', locked: false },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim('Sort by another column: the numbers stay 1, 2, 3.', async () => {
  await render(<RowNumbers />);
  await expect.poll(() => values('name')[0]).toBe('Selam Tesfaye');
  expect(values('place')).toEqual(['1', '2', '3', '4']);
  await page.getByRole('columnheader', { name: 'Runner' }).click();
  await expect.poll(() => values('name')[0]).toBe('Hye-jin Bae');
  await expect.poll(() => values('place')).toEqual(['1', '2', '3', '4']);
});

claim("The column has no value, so the numbers aren't part of the CSV export.", async () => {
  await render(
    <Grid columns={[{ field: 'place', renderCell: () => <b>1</b> }, { field: 'name' }]} />,
  );
  expect(values('place')).toEqual(['1', '1']);
  expect(api.current?.getDataAsCsv()).toBe('place,name\r\n,a\r\n,b');
});

claim('Search for a name: the total changes.', async () => {
  await render(<TotalBelow />);
  const total = page.getByRole('status');
  await expect.element(total).toHaveTextContent('Total of 4€342.60');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('omar');
  await expect.element(total).toHaveTextContent('Total of 2€65.80');
});

claim('Go to the page of the row, select it, and scroll to it.', async () => {
  await render(<GoToRow />);
  await page.getByRole('combobox', { name: 'Go to station' }).click();
  await page.getByRole('option', { name: 'Horta' }).click();
  await expect.poll(() => values('id')).toContain('Horta');
  await expect
    .element(page.getByRole('row', { name: /^Horta/ }))
    .toHaveAttribute('aria-selected', 'true');
});

claim(
  '`scrollToIndexes` waits for the next frame, because the grid knows the positions of the rows on the new page only after it has rendered them.',
  async () => {
    await render(
      <Grid
        rows={Array.from({ length: 110 }, (_each, id) => ({ id, name: `n${id}`, locked: false }))}
        initialState={{ pagination: { paginationModel: { pageSize: 100, page: 1 } } }}
      />,
    );
    await expect.poll(() => values('name')[0]).toBe('n100');
    api.current?.setPage(0);
    api.current?.scrollToIndexes({ rowIndex: 95 });
    await expect.poll(() => values('name')[0]).toBe('n0');
    expect(values('name')).not.toContain('n95');
    api.current?.setPage(1);
    await expect.poll(() => values('name')[0]).toBe('n100');
    api.current?.setPage(0);
    requestAnimationFrame(() => api.current?.scrollToIndexes({ rowIndex: 95 }));
    await expect.poll(() => values('name')).toContain('n95');
  },
);

claim("It's bold in addition to the color.", async () => {
  await render(<MarkChanges />);
  expect(document.querySelectorAll('.changed')).toHaveLength(0);
  await page.getByRole('button', { name: 'Measure again' }).click();
  await expect.poll(() => document.querySelectorAll('.changed').length).toBeGreaterThan(0);
  const changed = document.querySelector('.changed [role="gridcell"]') ?? document.body;
  expect(Number(getComputedStyle(changed).fontWeight)).toBeGreaterThanOrEqual(700);
});

claim(
  'The highlight stays until the next measurement, so your users have time to notice it.',
  async () => {
    await render(<MarkChanges />);
    const before = values('liters');
    const marked = () =>
      [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
        row.classList.contains('changed'),
      );
    await page.getByRole('button', { name: 'Measure again' }).click();
    await expect.poll(() => marked().includes(true)).toBe(true);
    expect(marked()).toEqual(values('liters').map((value, index) => value !== before[index]));
    const second = values('liters');
    await page.getByRole('button', { name: 'Measure again' }).click();
    await expect
      .poll(marked)
      .toEqual(values('liters').map((value, index) => value !== second[index]));
  },
);

claim('Prevent selecting a row | `isRowSelectable={({ row }) => !row.locked}`', async () => {
  await render(<Grid isRowSelectable={({ row }: GridRowParams<Row>) => !row.locked} />);
  await page.getByRole('gridcell', { name: 'a' }).click();
  expect(api.current?.getSelectedRows().size).toBe(0);
  await page.getByRole('gridcell', { name: 'b' }).click();
  expect(api.current?.isRowSelected(2)).toBe(true);
});

claim('A number in your data would move with its row when users sort.', async () => {
  await render(
    <Grid
      rows={rows.map((row, index) => ({ ...row, place: index + 1 }))}
      columns={[{ field: 'place' }, { field: 'name' }]}
    />,
  );
  expect(values('place')).toEqual(['1', '2']);
  api.current?.sortColumn('name', 'desc');
  await expect.poll(() => values('place')).toEqual(['2', '1']);
});

claim('The numbers continue across pages.', async () => {
  function Place({ id }: { id: GridRowId }) {
    const apiRef = useGridApiContext();
    const { page: number, pageSize } = useGridSelector(apiRef, gridPaginationModelSelector);
    const index = useGridSelector(apiRef, () =>
      apiRef.current.getRowIndexRelativeToVisibleRows(id),
    );
    return <b>{number * pageSize + index + 1}</b>;
  }
  await render(
    <Grid
      columns={[{ field: 'place', renderCell: ({ id }) => <Place id={id} /> }, { field: 'name' }]}
      pageSizeOptions={[1]}
      initialState={{ pagination: { paginationModel: { pageSize: 1, page: 1 } } }}
    />,
  );
  await expect.poll(() => values('place')).toEqual(['2']);
  api.current?.setPage(0);
  await expect.poll(() => values('place')).toEqual(['1']);
});

claim('If the grid has pages, render `GridPagination` in the same footer.', async () => {
  const Footer = () => (
    <div>
      <p role="status">Total</p>
      <GridPagination />
    </div>
  );
  await render(
    <Grid
      slots={{ footer: Footer }}
      pageSizeOptions={[1]}
      initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
    />,
  );
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(() => values('name')).toEqual(['b']);
  await expect.element(page.getByRole('status')).toBeVisible();
});

claim(
  '`gridExpandedSortedRowIdsSelector` returns the ids of the rows that match the filters, in their current order and on all pages. An index of `-1` means that the filters hide the row.',
  async () => {
    await render(
      <Grid
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        sortModel={[{ field: 'name', sort: 'desc' }]}
      />,
    );
    const ids = () => gridExpandedSortedRowIdsSelector(api);
    expect(ids()).toEqual([2, 1]);
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'b' }] });
    expect(ids()).toEqual([2]);
    expect(ids().indexOf(1)).toBe(-1);
  },
);

claim(
  'Show a message, or reset the filters with `apiRef.current.setFilterModel({ items: [] })`.',
  async () => {
    await render(<Grid />);
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'b' }] });
    await expect.poll(() => values('name')).toEqual(['b']);
    api.current?.setFilterModel({ items: [] });
    await expect.poll(() => values('name')).toEqual(['a', 'b']);
  },
);

claim('To start at a certain row, set the page in `initialState`.', async () => {
  await render(
    <Grid
      pageSizeOptions={[1]}
      initialState={{ pagination: { paginationModel: { pageSize: 1, page: 1 } } }}
    />,
  );
  await expect.poll(() => values('name')).toEqual(['b']);
});

claim(
  'Gray out a row | `getRowClassName`, with `opacity` for the class. Make it read-only with `isCellEditable`',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name', editable: true }]}
        getRowClassName={({ row }: GridRowParams<Row>) => (row.locked ? 'gray' : '')}
        isCellEditable={({ row }: { row: Row }) => !row.locked}
        sx={{ '.gray': { opacity: 0.5 } }}
      />,
    );
    const gray = document.querySelector('.gray');
    expect(gray?.getAttribute('data-id')).toBe('1');
    expect(gray && getComputedStyle(gray).opacity).toBe('0.5');
    await page.getByRole('gridcell', { name: 'a' }).dblClick();
    expect(api.current?.getCellMode(1, 'name')).toBe('view');
    await page.getByRole('gridcell', { name: 'b' }).dblClick();
    await expect.poll(() => api.current?.getCellMode(2, 'name')).toBe('edit');
  },
);

claim('Hide a row | Remove it from `rows`', async () => {
  const { rerender } = await render(<Grid />);
  await rerender(<Grid rows={rows.slice(1)} />);
  await expect.poll(() => values('name')).toEqual(['b']);
});

claim('Copy a row | Select it and press **Ctrl** or **⌘** + **C**', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<Grid columns={[{ field: 'id' }, { field: 'name' }]} />);
  await page.getByRole('gridcell', { name: 'b' }).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toBe('2\tb');
});

claim(
  "They come from the position in `rows`, or the component doesn't use `useGridSelector`.",
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'place', renderCell: ({ id }) => rows.findIndex((row) => row.id === id) + 1 },
          { field: 'name' },
        ]}
      />,
    );
    api.current?.sortColumn('name', 'desc');
    await expect.poll(() => values('name')).toEqual(['b', 'a']);
    expect(values('place')).toEqual(['2', '1']);
  },
);

claim("The grid hasn't rendered the row yet.", async () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id, name: `n${id}`, locked: false }));
  const top = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;
  await render(<Grid rows={many} />);
  api.current?.updateRows([{ id: 50, name: 'new', locked: false }]);
  expect(document.querySelector('[data-id="50"]')).toBeNull();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => api.current?.scrollToIndexes({ rowIndex: 50 })),
  );
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(() => values('name')).toContain('new');
});
