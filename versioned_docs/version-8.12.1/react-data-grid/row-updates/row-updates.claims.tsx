import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddAndShow from './demos/AddAndShow';
import LivePower from './demos/LivePower';
import ReloadParcels from './demos/ReloadParcels';
import WaitingList from './demos/WaitingList';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', width: 140, editable: true },
  { field: 'amount', type: 'number', width: 140 },
];
const rows: Row[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `n${index + 1}`,
  amount: index,
}));

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps<Row>>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const row = (id = 1) => api.current?.getRow<Row>(id);

claim(
  'The grid keeps the selection, sorting, filters, focus, and scroll position, because it identifies each row by its id.',
  async () => {
    const { rerender } = await render(<Grid />);
    api.current?.setSortModel([{ field: 'amount', sort: 'desc' }]);
    api.current?.setFilterModel({ items: [{ field: 'amount', operator: '>', value: '5' }] });
    await expect.poll(() => document.querySelector('[role="row"][data-id="38"]')).not.toBeNull();
    await userEvent.click(cell(38, 'name'));
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    scroller?.scrollTo({ top: 120 });
    await expect.poll(() => scroller?.scrollTop).toBe(120);
    const filtered = api.current?.state.filter.filterModel;
    await rerender(<Grid rows={rows.map((each) => ({ ...each, name: `new ${each.id}` }))} />);
    await expect.poll(() => cell(38, 'name').textContent).toBe('new 38');
    expect(api.current?.isRowSelected(38)).toBe(true);
    expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'desc' }]);
    expect(api.current?.state.filter.filterModel).toEqual(filtered);
    expect(document.activeElement).toBe(cell(38, 'name'));
    expect(scroller?.scrollTop).toBe(120);
  },
);

claim('Each button creates a new array.', async () => {
  await render(<WaitingList />);
  await page.getByRole('button', { name: 'Add a party' }).click();
  await expect.element(page.getByText('Takahashi')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Remove Moreau' }).click();
  await expect.element(page.getByText('Moreau')).not.toBeInTheDocument();
});

claim(
  'Never mutate the array. In development, the grid freezes it, so `rows.push(…)` throws "Cannot add property 40, object is not extensible".',
  async () => {
    await render(<Grid />);
    expect(() => rows.push({ id: 41, name: '', amount: 0 })).toThrow(
      'Cannot add property 40, object is not extensible',
    );
  },
);

claim(
  "If you mutate one of its objects, the grid doesn't notice: it compares the array by identity.",
  async () => {
    const own = [
      { id: 1, name: 'a', amount: 1 },
      { id: 2, name: 'b', amount: 2 },
    ];
    const sortModel = [{ field: 'amount', sort: 'desc' as const }];
    const { rerender } = await render(<Grid rows={own} sortModel={sortModel} />);
    await expect.poll(() => api.current?.getSortedRowIds()).toEqual([2, 1]);
    own.forEach((each) => (each.amount = -each.amount));
    await rerender(<Grid rows={own} sortModel={sortModel} hideFooter />);
    expect(api.current?.getSortedRowIds()).toEqual([2, 1]);
    await rerender(<Grid rows={[...own]} sortModel={sortModel} hideFooter />);
    await expect.poll(() => api.current?.getSortedRowIds()).toEqual([1, 2]);
  },
);

claim('The tasks are sorted by room, so a new one can appear anywhere.', async () => {
  await render(<AddAndShow />);
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect.element(page.getByRole('gridcell', { name: '13', exact: true })).toBeInViewport();
});

claim(
  'Each message contains the id and the changed fields. The grid merges them into the row, keeps the other fields, and sorts the rows again.',
  async () => {
    await render(<Grid sortModel={[{ field: 'amount', sort: 'desc' }]} />);
    api.current?.updateRows([{ id: 1, amount: 1000 }]);
    await expect.poll(() => row()).toEqual({ id: 1, name: 'n1', amount: 1000 });
    await expect.poll(() => api.current?.getSortedRowIds()[0]).toBe(1);
  },
);

claim(
  '`apiRef.current.updateRows` updates rows inside the grid, without rendering your component again.',
  async () => {
    const rendered = vi.fn();
    function Own() {
      rendered();
      return <Grid />;
    }
    await render(<Own />);
    rendered.mockClear();
    api.current?.updateRows([{ id: 1, name: 'new' }]);
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
    expect(rendered).not.toHaveBeenCalled();
  },
);

claim('The same, if no row has it | Adds a row. Pass all of its fields', async () => {
  await render(<Grid rows={rows.slice(0, 1)} />);
  api.current?.updateRows([{ id: 7, name: 'added', amount: 1 }]);
  await expect.poll(() => api.current?.getAllRowIds()).toEqual([1, 7]);
});

claim("`{ id, _action: 'delete' }` | Removes the row", async () => {
  await render(<Grid rows={rows.slice(0, 2)} />);
  api.current?.updateRows([{ id: 1, _action: 'delete' }]);
  await expect.poll(() => api.current?.getAllRowIds()).toEqual([2]);
});

claim('For more rows, it throws "You cannot update several rows at once".', async () => {
  await render(<Grid />);
  expect(() => api.current?.updateRows([{ id: 1 }, { id: 2 }])).toThrow(
    'You cannot update several rows at once',
  );
});

sourced('Pro and Premium accept several rows.', {
  url: 'https://mui.com/x/react-data-grid/row-updates/',
  checked: '2026-11-23',
});

claim(
  "Your array doesn't change. When `rows` changes, it replaces what `updateRows` did.",
  async () => {
    const { rerender } = await render(<Grid />);
    api.current?.updateRows([{ id: 1, name: 'new' }]);
    await expect.poll(() => row()?.name).toBe('new');
    expect(rows[0]?.name).toBe('n1');
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => row()?.name).toBe('n1');
  },
);

claim(
  '`apiRef.current.setRows(rows)` replaces all rows, also without changing your array.',
  async () => {
    await render(<Grid />);
    api.current?.setRows([{ id: 9, name: 'only', amount: 0 }]);
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([9]);
    expect(rows).toHaveLength(40);
  },
);

claim(
  'Select a parcel and reload: it stays selected, because its id is the same. If the server fails, the grid keeps the previous rows, and a message appears.',
  async () => {
    await render(<ReloadParcels />);
    await page.getByRole('row', { name: 'P-311' }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => cell('P-310', 'stop').textContent).toBe('Sorting hall');
    await expect
      .element(page.getByRole('row', { name: 'P-311' }))
      .toHaveAttribute('aria-selected', 'true');
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent("The server didn't answer.");
    expect(cell('P-310', 'stop').textContent).toBe('Sorting hall');
  },
);

claim(
  'Without `cache.clear()`, the grid uses a cached answer if it is less than five minutes old.',
  async () => {
    const getRows = vi.fn(() => Promise.resolve({ rows, rowCount: rows.length }));
    await render(<Grid rows={undefined} dataSource={{ getRows }} />);
    await expect.poll(() => row()?.name).toBe('n1');
    const calls = getRows.mock.calls.length;
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000 + 1000);
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls + 1);
    api.current?.dataSource.cache.clear();
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls + 2);
  },
);

claim('Use it for data that changes often, such as prices or sensor values.', async () => {
  await render(<LivePower />);
  await page.getByRole('button', { name: 'Listen to the turbines' }).click();
  await expect.poll(() => cell('W-02', 'kilowatts').textContent).toBe('1,790');
});
