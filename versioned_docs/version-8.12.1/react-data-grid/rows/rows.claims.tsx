import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';

import OpenTenant from './demos/OpenTenant';
import RowsAsShown from './demos/RowsAsShown';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'b', amount: 20 },
  { id: 2, name: 'a', amount: 30 },
  { id: 3, name: 'c', amount: 3 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

const sorted = {
  sortModel: [{ field: 'amount', sort: 'asc' }],
  filterModel: { items: [{ field: 'amount', operator: '>', value: 10 }] },
} satisfies Partial<DataGridProps>;

claim('Properties without a column are kept, but not shown.', async () => {
  await render(<Grid rows={[{ id: 1, name: 'b', secret: 'hidden' }]} />);
  expect(api.current?.getRow<{ secret: string }>(1)?.secret).toBe('hidden');
  expect(document.body.textContent).not.toContain('hidden');
});

claim(
  'A column shows the property with the name of its `field`, unless it computes its value with `valueGetter`.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name' },
          { field: 'double', valueGetter: (_value, row: (typeof rows)[0]) => row.amount * 2 },
        ]}
      />,
    );
    expect([values('name'), values('double')]).toEqual([
      ['b', 'a', 'c'],
      ['40', '60', '6'],
    ]);
  },
);

claim(
  'The grid never changes your objects or your array: editing a cell and calling `updateRows` create new objects.',
  async () => {
    const given = structuredClone(rows);
    await render(<Grid {...sorted} rows={given} columns={[{ field: 'name', editable: true }]} />);
    await page.getByRole('gridcell', { name: 'b' }).dblClick();
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => values('name')[0]).toContain('z');
    api.current?.updateRows([{ id: 2, name: 'updated' }]);
    api.current?.updateRows([{ id: 3, _action: 'delete' }]);
    await expect.poll(() => api.current?.getRow<{ name: string }>(2)?.name).toBe('updated');
    expect(given).toEqual(rows);
    expect(api.current?.getRow(1)).not.toBe(given[0]);
    expect(api.current?.getRow(2)).not.toBe(given[1]);
  },
);

claim('`onRowClick` receives the `id`, the `row`, and the `columns`.', async () => {
  const onRowClick = vi.fn<NonNullable<DataGridProps['onRowClick']>>();
  await render(<Grid onRowClick={onRowClick} />);
  await page.getByRole('gridcell', { name: 'a', exact: true }).click();
  expect(Object.keys(onRowClick.mock.lastCall?.[0] ?? {}).sort()).toEqual(['columns', 'id', 'row']);
  expect(onRowClick.mock.lastCall?.[0].id).toBe(2);
});

claim(
  "`onRowClick` isn't called when a user presses a key on a cell, so support the keyboard as well: here, `onCellKeyDown` opens the same row on **Enter**.",
  async () => {
    const onRowClick = vi.fn();
    const { unmount } = await render(<Grid onRowClick={onRowClick} />);
    api.current?.setCellFocus(1, 'name');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    await userEvent.keyboard('{Enter} ');
    expect(onRowClick).not.toHaveBeenCalled();
    await unmount();
    await render(<OpenTenant />);
    const status = page.getByRole('status');
    await page.getByRole('gridcell', { name: 'Amina Diallo' }).click();
    await expect.element(status).toHaveTextContent('Amina Diallo, apartment 2 A');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(status).toHaveTextContent('Lars Øverland, apartment 2 B');
  },
);

claim(
  'A click also selects the row, or clears its selection if it was selected. Set `disableRowSelectionOnClick` to prevent this.',
  async () => {
    const cell = page.getByRole('gridcell', { name: 'a', exact: true });
    for (const checkboxSelection of [false, true]) {
      const { unmount } = await render(<Grid checkboxSelection={checkboxSelection} />);
      await cell.click();
      expect(api.current?.isRowSelected(2)).toBe(true);
      await cell.click();
      expect(api.current?.isRowSelected(2)).toBe(false);
      await unmount();
    }
    await render(<Grid disableRowSelectionOnClick />);
    await cell.click();
    expect(api.current?.isRowSelected(2)).toBe(false);
  },
);

claim(
  "A click on the selection checkbox, in a column of type `actions`, or in a cell that is being edited doesn't call `onRowClick`. A click on your own button in a cell does, and so does **Enter** on that button, unless you call `event.stopPropagation()` in the button's `onClick`.",
  async () => {
    const onRowClick = vi.fn();
    await render(
      <Grid
        checkboxSelection
        onRowClick={onRowClick}
        rows={rows.slice(0, 1)}
        columns={[
          { field: 'name', editable: true },
          { field: 'actions', type: 'actions', getActions: () => [<button key="act">Act</button>] },
          { field: 'own', renderCell: () => <button type="button">Own</button> },
          {
            field: 'stop',
            renderCell: () => (
              <button type="button" onClick={(event) => event.stopPropagation()}>
                Stop
              </button>
            ),
          },
        ]}
      />,
    );
    await page.getByRole('checkbox', { name: 'Select row' }).click();
    await page.getByText('Act', { exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await userEvent.keyboard('{Enter}');
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await page.getByRole('textbox').click();
    expect(onRowClick).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Own' }).click();
    expect(onRowClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(onRowClick).toHaveBeenCalledTimes(2);
  },
);

claim(
  'Sort by another column or add a filter from the column menu, and press the button again.',
  async () => {
    await render(<RowsAsShown />);
    const button = page.getByRole('button', { name: 'List the rows as shown' });
    await button.click();
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Lavender, Rosemary, Lemon balm, Thyme, Sage');
    await page.getByRole('columnheader', { name: 'Plant' }).click();
    await button.click();
    await expect.element(status).toHaveTextContent('Lavender, Lemon balm, Rosemary, Sage, Thyme');
  },
);

claim('One row | `apiRef.current.getRow(id)`, which is `null` if there is none', async () => {
  await render(<Grid />);
  expect(api.current?.getRow(2)).toEqual(rows[1]);
  expect(api.current?.getRow(9)).toBeNull();
});

claim(
  'One value, as the column computes it | `apiRef.current.getCellValue(id, field)`',
  async () => {
    await render(
      <Grid columns={[{ field: 'name', valueGetter: (value: string) => value.toUpperCase() }]} />,
    );
    expect(api.current?.getCellValue(2, 'name')).toBe('A');
  },
);

claim(
  'All rows, in the order of `rows` | `apiRef.current.getRowModels()`, a `Map` by id',
  async () => {
    await render(<Grid {...sorted} rows={[...rows].reverse()} />);
    expect([...(api.current?.getRowModels() ?? [])]).toEqual([
      [3, rows[2]],
      [2, rows[1]],
      [1, rows[0]],
    ]);
  },
);

claim('All rows, sorted, ignoring filters | `apiRef.current.getSortedRows()`', async () => {
  await render(<Grid {...sorted} />);
  expect(api.current?.getSortedRows()).toEqual([rows[2], rows[0], rows[1]]);
});

claim(
  'Rows that match the filters, sorted | `gridFilteredSortedRowEntriesSelector(apiRef)`, with `id`, `model`',
  async () => {
    await render(<Grid {...sorted} />);
    expect(gridFilteredSortedRowEntriesSelector(api)).toEqual([
      { id: 1, model: rows[0] },
      { id: 2, model: rows[1] },
    ]);
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2]);
  },
);

claim('The number of these rows | `gridFilteredRowCountSelector(apiRef)`', async () => {
  await render(<Grid {...sorted} />);
  expect(gridFilteredRowCountSelector(api)).toBe(2);
});

claim('Selected rows | `gridRowSelectionIdsSelector(apiRef)`, a `Map` by id', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.selectRow(3);
  expect([...gridRowSelectionIdsSelector(api)]).toEqual([[3, rows[2]]]);
  api.current?.setRowSelectionModel({ type: 'exclude', ids: new Set([1, 3]) });
  expect([...gridRowSelectionIdsSelector(api)]).toEqual([[2, rows[1]]]);
});

claim(
  '`apiRef.current` is `null` during the first render, so use it in event handlers and effects.',
  async () => {
    const { result } = await renderHook(() => useGridApiRef());
    expect(result.current.current).toBeNull();
    await render(<Grid apiRef={result.current} />);
    expect(result.current.current?.getRow(1)).toEqual(rows[0]);
  },
);

claim(
  'A grid without rows shows "No rows". While `loading` is `true`, it shows a skeleton instead. If no row matches the filters, it shows "No results found."',
  async () => {
    const { rerender } = await render(<Grid rows={[]} />);
    await expect.element(page.getByText('No rows')).toBeVisible();
    await rerender(<Grid rows={[]} loading />);
    await expect
      .poll(() => document.querySelectorAll('.MuiSkeleton-root').length)
      .toBeGreaterThan(0);
    await expect.element(page.getByText('No rows')).not.toBeInTheDocument();
    await rerender(
      <Grid filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'zzz' }] }} />,
    );
    await expect.element(page.getByText('No results found.')).toBeVisible();
  },
);

claim(
  'The MIT package shows up to 100 rows per page, or all rows on one page; Pro and Premium have no such limit.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(
      render(
        <Grid
          pageSizeOptions={[101]}
          initialState={{ pagination: { paginationModel: { pageSize: 101 } } }}
        />,
      ),
    ).rejects.toThrow('`pageSize` cannot exceed 100');
    await render(
      <Grid
        rows={Array.from({ length: 150 }, (_, id) => ({ id }))}
        pageSizeOptions={[{ value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      />,
    );
    await expect.element(page.getByText('1–150 of 150')).toBeVisible();
  },
);

claim(
  'Only the rows in view and some above and below them are in the document, so 10,000 rows scroll as smoothly as 100. With `autoHeight` or `disableVirtualization`, the grid renders all rows of the page.',
  async () => {
    const rendered = () =>
      [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map((row) =>
        Number(row.dataset.id),
      );
    const first = await render(
      <Grid
        rows={Array.from({ length: 10_000 }, (_, id) => ({ id }))}
        pageSizeOptions={[{ value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      />,
    );
    expect(rendered().length).toBeLessThan(15);
    // The row at the top of the viewport is number 50, because rows are 52 pixels tall.
    api.current?.scroll({ top: 50 * 52 });
    await expect.poll(rendered).toEqual(expect.arrayContaining([49, 50]));
    expect(rendered().length).toBeLessThan(15);
    await first.unmount();
    for (const props of [{ autoHeight: true }, { disableVirtualization: true }]) {
      const { unmount } = await render(
        <Grid rows={Array.from({ length: 100 }, (_, id) => ({ id }))} {...props} />,
      );
      await expect.poll(() => rendered().length).toBe(100);
      await unmount();
    }
  },
);

claim("Names are case-sensitive: `firstName` isn't `firstname`.", async () => {
  await render(
    <Grid
      rows={[{ id: 1, firstname: 'Ada' }]}
      columns={[{ field: 'firstName' }, { field: 'firstname' }]}
    />,
  );
  expect([values('firstName'), values('firstname')]).toEqual([[''], ['Ada']]);
});

/** The sidebar of the MUI X docs, with the plan of each page. */
const sidebar = {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
};

sourced('Open details below a row (Pro) | Master-detail', sidebar);
sourced('Drag rows into another order (Pro) | Row reordering', sidebar);
sourced('Pin rows to the top or bottom (Pro) | Row pinning', sidebar);
