import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AcrossPages from './demos/AcrossPages';
import OneCheckbox from './demos/OneCheckbox';
import OpenInvoices from './demos/OpenInvoices';
import PackOrders from './demos/PackOrders';
import PickCourier from './demos/PickCourier';
import SelectThisPage from './demos/SelectThisPage';
import WhatIsSelected from './demos/WhatIsSelected';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'a', amount: 20 },
  { id: 2, name: 'b', amount: 20 },
  { id: 3, name: 'c', amount: 3 },
  { id: 4, name: 'd', amount: 4 },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps> & { checkboxSelectionVisibleOnly?: boolean }) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const include = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const exclude = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'exclude',
  ids: new Set(ids),
});
const model = () => api.current?.state.rowSelection;
const selected = () =>
  [...document.querySelectorAll('[role="row"][aria-selected="true"]')].map((row) =>
    row.getAttribute('data-id'),
  );
const headerCheckbox = () => page.getByRole('columnheader').getByRole('checkbox');
const rowCheckbox = (id: GridRowId) => {
  const found = document.querySelector<HTMLInputElement>(
    `[role="row"][data-id="${id}"] input[type="checkbox"]`,
  );
  if (!found) {
    throw new Error(`no checkbox in row ${id}`);
  }
  return found;
};
const cell = (id: GridRowId, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const onlyMatches = (value: string) => ({
  items: [{ field: 'name', operator: 'isAnyOf', value: value.split('') }],
});

claim('Your users click a row to select it.', async () => {
  await render(<Grid />);
  await userEvent.click(cell(2, 'name'));
  expect(model()).toEqual(include(2));
});

claim(
  'Hold **Shift** and click to select a range. The range starts at the row that the user clicked last. If this click unselected the row, there is no range. The footer shows how many rows are selected, except on screens narrower than 600 pixels.',
  async () => {
    await render(<PackOrders />);
    await userEvent.click(cell('B-2042', 'items'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(cell('B-2044', 'items'));
    await userEvent.keyboard('{/Shift}');
    await expect.poll(selected).toEqual(['B-2042', 'B-2043', 'B-2044']);
    const size = { width: window.innerWidth, height: window.innerHeight };
    await page.viewport(600, 700);
    await expect.element(page.getByText('3 rows selected')).toBeVisible();
    await page.viewport(599, 700);
    await expect.element(page.getByText('3 rows selected')).not.toBeVisible();
    await page.viewport(size.width, size.height);
  },
);

claim(
  'The range starts at the row that the user clicked last. If this click unselected the row, there is no range.',
  async () => {
    for (const [clicks, expected] of [
      [1, include(1, 2, 3)],
      [2, include(3)],
    ] as const) {
      const { unmount } = await render(<Grid checkboxSelection />);
      for (let click = 0; click < clicks; click += 1) {
        await userEvent.click(cell(1, 'name'));
      }
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(cell(3, 'name'));
      await userEvent.keyboard('{/Shift}');
      await expect.poll(model).toEqual(expected);
      await unmount();
    }
  },
);

claim('Without `checkboxSelection`, the MIT package selects one row at a time.', async () => {
  await render(<Grid />);
  await userEvent.click(cell(2, 'name'));
  await userEvent.keyboard('{Control>}');
  await userEvent.click(cell(3, 'name'));
  await userEvent.keyboard('{/Control}');
  expect(model()).toEqual(include(3));
});

sourced(
  'In Pro and Premium, users can select several rows without checkboxes by holding **Ctrl** or **⌘**.',
  { url: 'https://mui.com/x/react-data-grid/row-selection/', checked: '2026-11-23' },
);

claim(
  "The checkbox in the header creates an `exclude` model, so that selecting all rows doesn't need a list of ids. Click it in the demo, then clear the checkbox of one row.",
  async () => {
    await render(<WhatIsSelected />);
    await headerCheckbox().click();
    await expect.element(page.getByText("{ type: 'exclude', ids: {} }")).toBeVisible();
    await userEvent.click(rowCheckbox('ob-2'));
    await expect.element(page.getByText("{ type: 'exclude', ids: {ob-2} }")).toBeVisible();
    await page.getByRole('button', { name: 'Lend' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Lent: Violin, Cello, Trumpet.');
  },
);

claim("`{ type: 'exclude', ids: {4} }` | All rows except row 4", async () => {
  await render(<Grid checkboxSelection rowSelectionModel={exclude(4)} />);
  await expect.poll(selected).toEqual(['1', '2', '3']);
});

claim('`apiRef.current.getSelectedRows()` still works but is deprecated.', async () => {
  await render(<Grid checkboxSelection rowSelectionModel={exclude(4)} />);
  expect([...(api.current?.getSelectedRows().keys() ?? [])]).toEqual([1, 2, 3]);
});

claim(
  "When a filter hides a selected row, an `include` model loses its id. An `exclude` model doesn't change: it also means the rows that the filter hides.",
  async () => {
    const { rerender } = await render(<Grid key="include" checkboxSelection />);
    api.current?.setRowSelectionModel(include(1, 2));
    api.current?.setFilterModel(onlyMatches('bcd'));
    await expect.poll(model).toEqual(include(2));
    await rerender(<Grid key="exclude" checkboxSelection />);
    api.current?.setRowSelectionModel(exclude(1));
    api.current?.setFilterModel(onlyMatches('cd'));
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(2);
    expect(model()).toEqual(exclude(1));
    expect(api.current?.isRowSelected(2)).toBe(true);
  },
);

claim(
  "For example, select all rows, set a filter, then clear and select the header checkbox. The model is `{ type: 'exclude', ids: {} }` again, which is all rows, including the hidden ones. The functions above return the hidden rows, too.",
  async () => {
    await render(<Grid checkboxSelection />);
    await headerCheckbox().click();
    api.current?.setFilterModel(onlyMatches('ab'));
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(2);
    await headerCheckbox().click();
    expect(model()).toEqual(exclude(1, 2));
    await headerCheckbox().click();
    expect(model()).toEqual(exclude());
    expect([...gridRowSelectionIdsSelector(api).keys()]).toEqual([1, 2, 3, 4]);
  },
);

claim(
  'Before you delete or send the selected rows, limit them to the rows that match the filter, as **Lend** does in the demo:',
  async () => {
    await render(<WhatIsSelected />);
    await headerCheckbox().click();
    await page.getByRole('columnheader', { name: 'Instrument' }).hover();
    await page.getByRole('button', { name: 'Instrument column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await userEvent.keyboard('cello');
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(1);
    await page.getByRole('button', { name: 'Lend' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Lent: Cello.');
  },
);

claim(
  'The header checkbox then always creates an `include` model with the id of every row that matches the filter, and a new filter removes the ids of the rows it hides.',
  async () => {
    await render(<Grid checkboxSelection disableRowSelectionExcludeModel />);
    await headerCheckbox().click();
    expect(model()).toEqual(include(1, 2, 3, 4));
    api.current?.setFilterModel(onlyMatches('ab'));
    await expect.poll(model).toEqual(include(1, 2));
    await headerCheckbox().click();
    await headerCheckbox().click();
    expect(model()).toEqual(include(1, 2));
  },
);

claim(
  'Click another row to select it instead, or click the selected row to clear the selection.',
  async () => {
    await render(<PickCourier />);
    await userEvent.click(cell(3, 'name'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Call Jonas Lindqvist');
    await userEvent.click(cell(3, 'name'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Nobody is picked.');
  },
);

claim(
  "Create a new object and a new `Set` for each change. The grid compares models by identity, so its rows don't update after `ids.add(id)`.",
  async () => {
    const same = include(1);
    const { rerender } = await render(<Grid checkboxSelection rowSelectionModel={same} />);
    same.ids.add(2);
    await rerender(<Grid checkboxSelection rowSelectionModel={same} />);
    expect(selected()).toEqual(['1']);
    expect(rowCheckbox(2).checked).toBe(false);
    await rerender(<Grid checkboxSelection rowSelectionModel={include(1, 2)} />);
    await expect.poll(selected).toEqual(['1', '2']);
  },
);

claim("You can't select rows with `initialState`.", async () => {
  const initialState: NonNullable<DataGridProps['initialState']> & {
    rowSelection: GridRowSelectionModel;
  } = { rowSelection: include(1) };
  await render(<Grid initialState={initialState} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(selected()).toEqual([]);
});

claim(
  'With `disableRowSelectionOnClick`, users select rows with the checkboxes or the keyboard only.',
  async () => {
    await render(<Grid checkboxSelection disableRowSelectionOnClick />);
    await userEvent.click(cell(1, 'name'));
    expect(model()).toEqual(include());
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(model()).toEqual(include(1));
    await userEvent.click(rowCheckbox(2));
    expect(model()).toEqual(include(1, 2));
  },
);

claim('A click beside a checkbox or in an `actions` column never selects the row.', async () => {
  await render(
    <Grid
      checkboxSelection
      columns={[...columns, { field: 'actions', type: 'actions', getActions: () => [] }]}
    />,
  );
  await userEvent.click(cell(1, '__check__'), { position: { x: 2, y: 2 } });
  await userEvent.click(cell(1, 'actions'));
  expect(model()).toEqual(include());
  await userEvent.click(cell(1, 'amount'));
  expect(model()).toEqual(include(1));
});

claim(
  'The checkbox of such a row is disabled, but the arrow keys still move to its cell.',
  async () => {
    await render(<Grid checkboxSelection isRowSelectable={({ id }) => id !== 2} />);
    expect(rowCheckbox(2).disabled).toBe(true);
    expect(rowCheckbox(3).disabled).toBe(false);
    for (const [id, isReached] of [
      [3, true],
      [2, true],
    ] as const) {
      await userEvent.click(cell(id, 'name'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect
        .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
        .toBe(isReached ? '__check__' : 'name');
      expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe(
        String(id),
      );
    }
  },
);

claim('The header checkbox skips the row and creates an `include` model.', async () => {
  const onRowSelectionModelChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const { rerender } = await render(<OpenInvoices />);
  expect(rowCheckbox(872).disabled).toBe(true);
  await headerCheckbox().click();
  await expect.poll(selected).toEqual(['871', '873', '875']);
  await rerender(
    <Grid
      checkboxSelection
      isRowSelectable={({ id }) => id !== 2}
      onRowSelectionModelChange={onRowSelectionModelChange}
    />,
  );
  await headerCheckbox().click();
  expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual(include(1, 3, 4));
});

claim(
  "`apiRef.current.selectRow()` ignores these rows, too. `rowSelectionModel` doesn't: a row whose id is in the model counts as selected, and its disabled checkbox is checked, but it isn't highlighted.",
  async () => {
    const isRowSelectable: DataGridProps['isRowSelectable'] = ({ id }) => id !== 2;
    const { rerender } = await render(
      <Grid key="api" checkboxSelection isRowSelectable={isRowSelectable} />,
    );
    api.current?.selectRow(2);
    expect(model()).toEqual(include());
    await rerender(
      <Grid
        key="model"
        checkboxSelection
        isRowSelectable={isRowSelectable}
        rowSelectionModel={include(2)}
      />,
    );
    await expect.poll(() => rowCheckbox(2).checked).toBe(true);
    expect(api.current?.isRowSelected(2)).toBe(true);
    expect(rowCheckbox(2).disabled).toBe(true);
    expect(selected()).toEqual([]);
  },
);

claim('The header checkbox would be disabled, so this demo replaces it with a word.', async () => {
  const { rerender } = await render(<OneCheckbox />);
  await expect
    .element(page.getByRole('columnheader', { name: 'Choice' }))
    .toHaveTextContent('Choice');
  await userEvent.click(rowCheckbox('s'));
  await userEvent.click(rowCheckbox('l'));
  await expect.poll(selected).toEqual(['l']);
  await rerender(<Grid checkboxSelection disableMultipleRowSelection />);
  await expect.element(headerCheckbox()).toBeDisabled();
});

claim('The arrow keys also move to a header whose checkbox is disabled.', async () => {
  const field = () =>
    document.activeElement?.closest('[role="columnheader"]')?.getAttribute('data-field');
  for (const [isOne, isReached] of [
    [false, true],
    [true, true],
  ] as const) {
    const { unmount } = await render(
      <Grid checkboxSelection disableMultipleRowSelection={isOne} />,
    );
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(field).toBe('name');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(field).toBe(isReached ? '__check__' : 'name');
    await unmount();
  }
});

claim('In a grid for one row, **Ctrl** or **⌘** + **A** does nothing.', async () => {
  await render(<Grid />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(model()).toEqual(include(1));
});

claim(
  '`checkboxSelection` is still necessary: without it, the grid removes the column.',
  async () => {
    const own = [...columns, GRID_CHECKBOX_SELECTION_COL_DEF];
    const { rerender } = await render(<Grid columns={own} checkboxSelection />);
    expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(5);
    await rerender(<Grid columns={own} />);
    await expect.poll(() => document.querySelectorAll('input[type="checkbox"]').length).toBe(0);
  },
);

claim(
  '`gridPaginatedVisibleSortedGridRowIdsSelector` returns the ids of the current page, and `gridFilteredSortedRowIdsSelector` the ids of all rows that match the filter.',
  async () => {
    await render(<SelectThisPage />);
    await page.getByRole('button', { name: 'This page' }).click();
    await expect.element(page.getByText('5 rows selected')).toBeVisible();
    await page.getByRole('button', { name: 'All pages' }).click();
    await expect.element(page.getByText('16 rows selected')).toBeVisible();
    await page.getByRole('button', { name: 'None' }).click();
    await expect.poll(selected).toEqual([]);
  },
);

claim('The header checkbox selects the rows of all pages.', async () => {
  await render(
    <Grid
      checkboxSelection
      checkboxSelectionVisibleOnly
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
      pageSizeOptions={[2]}
    />,
  );
  await headerCheckbox().click();
  expect(model()).toEqual(exclude());
});

claim(
  'Without it, the grid removes the ids of rows that are no longer loaded from an `include` model, so the selection is lost when the next page arrives.',
  async () => {
    const next = [{ id: 5, name: 'e', amount: 1 }];
    const server = { paginationMode: 'server', checkboxSelection: true, rowCount: 5 } as const;
    const { rerender } = await render(<Grid {...server} />);
    api.current?.setRowSelectionModel(include(1));
    await rerender(<Grid {...server} rows={next} />);
    await expect.poll(model).toEqual(include());
    await rerender(<Grid key="kept" {...server} keepNonExistentRowsSelected />);
    api.current?.setRowSelectionModel(include(1));
    await rerender(<Grid key="kept" {...server} keepNonExistentRowsSelected rows={next} />);
    await expect.element(page.getByText('e', { exact: true })).toBeVisible();
    expect(model()).toEqual(include(1));
  },
);

claim(
  'Select members on two pages, then press **Invite**. Next, select all with the header checkbox and clear one member: the request says "all but", so it doesn\'t need 39 ids.',
  async () => {
    await render(<AcrossPages />);
    await expect.element(page.getByText('Amal')).toBeVisible();
    await userEvent.click(rowCheckbox(1));
    await page.getByRole('button', { name: 'next page' }).click();
    await expect.element(page.getByText('Farid')).toBeVisible();
    await userEvent.click(rowCheckbox(6));
    await page.getByRole('button', { name: 'Invite 2' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent: only 1, 6.');
    await headerCheckbox().click();
    await userEvent.click(rowCheckbox(7));
    await page.getByRole('button', { name: 'Invite 39' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent: all but 7.');
  },
);

claim(
  'For an `include` model, `gridRowSelectionIdsSelector` returns their ids with `undefined` instead of a row. For an `exclude` model, it returns only loaded rows.',
  async () => {
    const server = { checkboxSelection: true, keepNonExistentRowsSelected: true };
    const { rerender } = await render(<Grid {...server} rowSelectionModel={include(1, 99)} />);
    expect([...gridRowSelectionIdsSelector(api)]).toEqual([
      [1, rows[0]],
      [99, undefined],
    ]);
    await rerender(<Grid {...server} rowSelectionModel={exclude(1, 99)} />);
    await expect.poll(() => [...gridRowSelectionIdsSelector(api).keys()]).toEqual([2, 3, 4]);
  },
);

claim('For an `exclude` model, the footer counts only loaded rows.', async () => {
  await render(
    <Grid
      checkboxSelection
      keepNonExistentRowsSelected
      paginationMode="server"
      rowCount={40}
      rowSelectionModel={exclude()}
    />,
  );
  await expect.element(page.getByText('4 rows selected')).toBeVisible();
});

claim(
  "The methods for several rows, `selectRows` and `selectRowRange`, aren't part of the public API of the MIT package.",
  async () => {
    await render(<Grid checkboxSelection />);
    const names = Object.keys(api.current ?? {});
    expect(names).toContain('selectRow');
    expect(names).not.toContain('selectRows');
    expect(names).not.toContain('selectRowRange');
  },
);

claim(
  '**Shift** + **↑** or **↓** | Extend the selection to the next row. In a grid for one row, move the selection',
  async () => {
    const { unmount } = await render(<Grid checkboxSelection disableRowSelectionOnClick />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{Shift>} {ArrowDown}{ArrowDown}{/Shift}');
    expect(model()).toEqual(include(1, 2, 3));
    await unmount();
    await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(model).toEqual(include(2));
  },
);

claim('**Ctrl** or **⌘** + **A** | Select all rows', async () => {
  await render(<Grid checkboxSelection disableRowSelectionOnClick />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(model()).toEqual(exclude());
});

claim(
  '"Cannot read properties of undefined (reading \'size\')". The model is an array, as in version 7.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <Grid
          checkboxSelection
          // @ts-expect-error version 8 has an object
          rowSelectionModel={[1, 2]}
        />
      </Boundary>,
    );
    await expect
      .element(page.getByText("Cannot read properties of undefined (reading 'size')"))
      .toBeVisible();
  },
);

claim(
  'With `checkboxSelection`, they can select several rows, for example to pack, send, delete, or export them.',
  async () => {
    await render(<PackOrders />);
    await userEvent.click(cell('B-2042', 'items'));
    await userEvent.click(cell('B-2045', 'items'));
    await expect.poll(selected).toEqual(['B-2042', 'B-2045']);
  },
);

claim(
  '`checkboxSelection` adds a column of checkboxes. The checkbox in the header selects all rows.',
  async () => {
    await render(<PackOrders />);
    await expect.poll(() => document.querySelectorAll('input[type="checkbox"]').length).toBe(6);
    await headerCheckbox().click();
    await expect.poll(selected).toEqual(['B-2041', 'B-2042', 'B-2043', 'B-2044', 'B-2045']);
  },
);

claim("`{ type: 'include', ids: {4, 7} }` | Rows 4 and 7", async () => {
  const seven = Array.from({ length: 8 }, (_, id) => ({ id, name: `Row ${id}`, amount: id }));
  await render(<Grid rows={seven} checkboxSelection rowSelectionModel={include(4, 7)} />);
  expect([...gridRowSelectionIdsSelector(api).keys()]).toEqual([4, 7]);
});

claim("`{ type: 'exclude', ids: {} }` | All rows, on all pages", async () => {
  await render(
    <Grid
      checkboxSelection
      rowSelectionModel={exclude()}
      initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
      pageSizeOptions={[1]}
    />,
  );
  expect([...gridRowSelectionIdsSelector(api).keys()]).toEqual([1, 2, 3, 4]);
  await expect.poll(selected).toEqual(['1']);
  api.current?.setPage(3);
  await expect.poll(selected).toEqual(['4']);
});

claim(
  'To check one row, call `apiRef.current.isRowSelected(id)`. `gridRowSelectionCountSelector` returns the number of selected rows. For an `exclude` model, it subtracts the number of ids from the number of rows that match the filter, so it can be wrong while a filter is set, and so can the footer.',
  async () => {
    await render(<Grid checkboxSelection rowSelectionModel={exclude(4)} />);
    expect(api.current?.isRowSelected(3)).toBe(true);
    expect(api.current?.isRowSelected(4)).toBe(false);
    expect(gridRowSelectionCountSelector(api)).toBe(3);
    await expect.element(page.getByText('3 rows selected')).toBeVisible();
    // Three rows are still selected, and two of them match.
    api.current?.setFilterModel(onlyMatches('ab'));
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    expect(gridRowSelectionCountSelector(api)).toBe(1);
    expect([1, 2, 3].map((id) => api.current?.isRowSelected(id))).toEqual([true, true, true]);
  },
);

claim(
  'While a filter is set, the header checkbox selects or clears only the rows that match, and the model keeps its `type`.',
  async () => {
    const { rerender } = await render(<Grid key="include" checkboxSelection />);
    api.current?.setFilterModel(onlyMatches('ab'));
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(2);
    await headerCheckbox().click();
    expect(model()).toEqual(include(1, 2));
    await headerCheckbox().click();
    expect(model()).toEqual(include());
    await rerender(<Grid key="exclude" checkboxSelection />);
    api.current?.setRowSelectionModel(exclude());
    api.current?.setFilterModel(onlyMatches('ab'));
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(2);
    await headerCheckbox().click();
    expect(model()).toEqual(exclude(1, 2));
  },
);

claim('With server pagination, the model contains only loaded rows.', async () => {
  await render(
    <Grid
      checkboxSelection
      disableRowSelectionExcludeModel
      paginationMode="server"
      rowCount={40}
      initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      pageSizeOptions={[4]}
    />,
  );
  await headerCheckbox().click();
  expect(model()).toEqual(include(1, 2, 3, 4));
});

claim(
  'Set `rowSelectionModel` and `onRowSelectionModelChange` together. To select rows on the first render, start with their ids.',
  async () => {
    const { rerender } = await render(<Grid checkboxSelection rowSelectionModel={include(3)} />);
    await expect.poll(selected).toEqual(['3']);
    await userEvent.click(rowCheckbox(1));
    expect(selected()).toEqual(['3']);
    await rerender(<PickCourier />);
    await expect.poll(selected).toEqual(['2']);
    await userEvent.click(cell(1, 'name'));
    await expect.poll(selected).toEqual(['1']);
  },
);

claim(
  'To be notified of changes without controlling the selection, set only `onRowSelectionModelChange`.',
  async () => {
    const onRowSelectionModelChange = vi.fn<(model: GridRowSelectionModel) => void>();
    await render(<Grid onRowSelectionModelChange={onRowSelectionModelChange} />);
    await userEvent.click(cell(2, 'name'));
    await expect.poll(selected).toEqual(['2']);
    expect(onRowSelectionModelChange.mock.calls.map(([next]) => next)).toEqual([include(2)]);
  },
);

claim(
  'If you render your own button in a cell, call `event.stopPropagation()` in its click handler.',
  async () => {
    const own: GridColDef = {
      field: 'name',
      renderCell: ({ id }) => (
        <button onClick={(event) => id === 1 && event.stopPropagation()}>Open {id}</button>
      ),
    };
    await render(<Grid columns={[own]} />);
    await page.getByRole('button', { name: 'Open 1' }).click();
    expect(model()).toEqual(include());
    await page.getByRole('button', { name: 'Open 2' }).click();
    expect(model()).toEqual(include(2));
  },
);

claim('`rowSelection={false}` turns row selection off.', async () => {
  await render(<Grid checkboxSelection rowSelection={false} />);
  await userEvent.click(cell(2, 'name'));
  api.current?.selectRow(3);
  api.current?.setRowSelectionModel(include(4));
  expect(model()).toEqual(include());
  expect(selected()).toEqual([]);
});

claim(
  'Return `false` from `isRowSelectable`, as the demo above does for invoices that are paid or disputed.',
  async () => {
    await render(<OpenInvoices />);
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(5);
    const disabled = [871, 872, 873, 874, 875].filter((id) => rowCheckbox(id).disabled);
    expect(disabled).toEqual([872, 874]);
    await userEvent.click(cell(872, 'customer'));
    expect(selected()).toEqual([]);
  },
);

claim('To show checkboxes as well, add `disableMultipleRowSelection`.', async () => {
  await render(<Grid checkboxSelection disableMultipleRowSelection />);
  await userEvent.click(rowCheckbox(1));
  await userEvent.click(rowCheckbox(2));
  expect(model()).toEqual(include(2));
});

claim(
  'It appears at that position, and your properties override its own. `renderHeader` replaces the header checkbox.',
  async () => {
    const own: GridColDef = {
      ...GRID_CHECKBOX_SELECTION_COL_DEF,
      width: 90,
      renderHeader: () => 'Choice',
    };
    await render(<Grid checkboxSelection columns={[...columns, own]} />);
    const headers = [...document.querySelectorAll<HTMLElement>('[role="columnheader"]')];
    expect(headers.map((header) => header.dataset.field)).toEqual(['name', 'amount', '__check__']);
    expect(headers[2]?.offsetWidth).toBe(90);
    expect(headers[2]?.textContent).toBe('Choice');
    expect(headers[2]?.querySelector('input')).toBeNull();
  },
);

claim('To change the size or color of the checkboxes, use `slotProps.baseCheckbox`.', async () => {
  await render(
    <Grid
      checkboxSelection
      slotProps={{ baseCheckbox: { size: 'small', material: { color: 'success' } } }}
    />,
  );
  await expect
    .poll(() => document.querySelectorAll('.MuiCheckbox-colorSuccess.MuiCheckbox-sizeSmall').length)
    .toBe(5);
});

claim(
  "Set `hideFooterSelectedRowCount`, and subtract `ids.size` from the server's total, as the button does.",
  async () => {
    await render(<AcrossPages />);
    await expect.element(page.getByText('Amal')).toBeVisible();
    await headerCheckbox().click();
    await expect.element(page.getByRole('button', { name: 'Invite 40' })).toBeVisible();
    await userEvent.click(rowCheckbox(3));
    await expect.element(page.getByRole('button', { name: 'Invite 39' })).toBeVisible();
    await expect.element(page.getByText(/rows selected/)).not.toBeInTheDocument();
  },
);

claim(
  "While a filter is set, the header checkbox selects only loaded rows. To select all matching rows, add a button that sets `{ type: 'exclude', ids: new Set() }`.",
  async () => {
    await render(
      <Grid
        checkboxSelection
        keepNonExistentRowsSelected
        filterMode="server"
        paginationMode="server"
        rowCount={40}
        filterModel={onlyMatches('abcd')}
      />,
    );
    await headerCheckbox().click();
    expect(model()).toEqual(include(1, 2, 3, 4));
    api.current?.setRowSelectionModel(exclude());
    expect(model()).toEqual(exclude());
    await expect.poll(selected).toEqual(['1', '2', '3', '4']);
  },
);

claim('Ids of rows that no longer match stay in the model.', async () => {
  const server = {
    checkboxSelection: true,
    keepNonExistentRowsSelected: true,
    filterMode: 'server',
  } as const;
  const { rerender } = await render(<Grid {...server} />);
  api.current?.setRowSelectionModel(include(1, 4));
  await rerender(<Grid {...server} filterModel={onlyMatches('d')} rows={rows.slice(3)} />);
  await expect.poll(selected).toEqual(['4']);
  expect(model()).toEqual(include(1, 4));
});

claim(
  'The prop also keeps rows selected that a client-side filter hides or that are missing after a reload.',
  async () => {
    const { rerender } = await render(<Grid checkboxSelection keepNonExistentRowsSelected />);
    api.current?.setRowSelectionModel(include(1, 4));
    api.current?.setFilterModel(onlyMatches('d'));
    await expect.poll(selected).toEqual(['4']);
    expect(model()).toEqual(include(1, 4));
    api.current?.setFilterModel({ items: [] });
    await rerender(<Grid checkboxSelection keepNonExistentRowsSelected rows={rows.slice(1)} />);
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(3);
    await rerender(<Grid checkboxSelection keepNonExistentRowsSelected />);
    await expect.poll(selected).toEqual(['1', '4']);
  },
);

claim('Select a row in addition | `apiRef.current.selectRow(id)`', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.selectRow(1);
  api.current?.selectRow(2);
  expect(model()).toEqual(include(1, 2));
});

claim('Unselect a row | `apiRef.current.selectRow(id, false)`', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.setRowSelectionModel(include(1, 2));
  api.current?.selectRow(1, false);
  expect(model()).toEqual(include(2));
});

claim('Select only this row | `apiRef.current.selectRow(id, true, true)`', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.setRowSelectionModel(include(1, 2));
  api.current?.selectRow(3, true, true);
  expect(model()).toEqual(include(3));
});

claim('Replace the selection | `apiRef.current.setRowSelectionModel(model)`', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.setRowSelectionModel(include(1, 2));
  api.current?.setRowSelectionModel(include(3, 4));
  await expect.poll(selected).toEqual(['3', '4']);
});

claim("Clear the selection | The same, with `{ type: 'include', ids: new Set() }`", async () => {
  await render(<Grid checkboxSelection />);
  api.current?.setRowSelectionModel(exclude());
  await expect.poll(selected).toEqual(['1', '2', '3', '4']);
  api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
  await expect.poll(selected).toEqual([]);
});

claim('Check if a row can be selected | `apiRef.current.isRowSelectable(id)`', async () => {
  await render(<Grid isRowSelectable={({ id }) => id !== 2} />);
  expect(api.current?.isRowSelectable(1)).toBe(true);
  expect(api.current?.isRowSelectable(2)).toBe(false);
});

claim(
  'Without `checkboxSelection`, `selectRow(id)` does nothing while another row is selected: use `selectRow(id, true, true)`.',
  async () => {
    await render(<Grid />);
    api.current?.selectRow(1);
    api.current?.selectRow(2);
    expect(model()).toEqual(include(1));
    api.current?.selectRow(2, true, true);
    expect(model()).toEqual(include(2));
  },
);

claim('**Shift** + **Space** | Select or unselect the row of the focused cell', async () => {
  await render(<Grid checkboxSelection />);
  api.current?.setCellFocus(3, 'name');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('name');
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(model()).toEqual(include(3));
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(model()).toEqual(include());
});

claim('**Space** on a checkbox | Select or unselect the row; in the header, all rows', async () => {
  await render(<Grid checkboxSelection />);
  rowCheckbox(3).focus();
  await userEvent.keyboard(' ');
  expect(model()).toEqual(include(3));
  await userEvent.keyboard(' ');
  expect(model()).toEqual(include());
  (headerCheckbox().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(model()).toEqual(exclude());
});

claim('Each row has `aria-selected`, and the grid has `aria-multiselectable`.', async () => {
  await render(<Grid checkboxSelection rowSelectionModel={include(2)} />);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  const states = [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    row.getAttribute('aria-selected'),
  );
  expect(states).toEqual(['false', 'true', 'false', 'false']);
});

claim(
  'To change the labels of the checkboxes, set `checkboxSelectionSelectRow` and the related keys of `localeText`.',
  async () => {
    await render(
      <Grid
        checkboxSelection
        localeText={{
          checkboxSelectionSelectRow: 'Pack',
          checkboxSelectionUnselectRow: 'Leave',
          checkboxSelectionSelectAllRows: 'Pack all',
          checkboxSelectionUnselectAllRows: 'Leave all',
        }}
      />,
    );
    await page.getByRole('checkbox', { name: 'Pack', exact: true }).first().click();
    await expect.element(page.getByRole('checkbox', { name: 'Leave', exact: true })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Pack all', exact: true }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Leave all' })).toBeChecked();
  },
);

claim("Screen readers don't announce the count in the footer.", async () => {
  await render(<Grid checkboxSelection rowSelectionModel={include(2)} />);
  const count = page.getByText('1 row selected');
  await expect.element(count).toBeVisible();
  expect(count.element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

claim(
  "The type is `'exclude'`, which means all rows. Check `type` first, or set `disableRowSelectionExcludeModel`.",
  async () => {
    const { rerender } = await render(<Grid key="exclude" checkboxSelection />);
    await headerCheckbox().click();
    expect(model()).toEqual(exclude());
    await rerender(<Grid key="include" checkboxSelection disableRowSelectionExcludeModel />);
    await headerCheckbox().click();
    expect(model()).toEqual(include(1, 2, 3, 4));
  },
);

claim('Set `keepNonExistentRowsSelected`, and give each row the same id every time.', async () => {
  const { rerender } = await render(<Grid checkboxSelection keepNonExistentRowsSelected />);
  api.current?.setRowSelectionModel(include(2));
  await rerender(
    <Grid checkboxSelection keepNonExistentRowsSelected rows={rows.map((row) => ({ ...row }))} />,
  );
  await expect.poll(selected).toEqual(['2']);
  await rerender(
    <Grid
      checkboxSelection
      keepNonExistentRowsSelected
      rows={rows.map((row) => ({ ...row, id: row.id + 100 }))}
    />,
  );
  await expect.poll(selected).toEqual([]);
});

claim(
  'The model has several ids or is an `exclude` model, but the grid has no `checkboxSelection`. Add it, or pass one id.',
  async () => {
    await render(<Grid />);
    const message = '`rowSelectionModel` can only contain 1 item in DataGrid.';
    expect(() => api.current?.setRowSelectionModel(include(1, 2))).toThrow(message);
    expect(() => api.current?.setRowSelectionModel(exclude())).toThrow(message);
    api.current?.setRowSelectionModel(include(1));
    expect(model()).toEqual(include(1));
  },
);

claim('Set `disableRowSelectionOnClick`, and use `onRowClick`.', async () => {
  const onRowClick = vi.fn();
  await render(<Grid disableRowSelectionOnClick onRowClick={onRowClick} />);
  await userEvent.click(cell(2, 'name'));
  expect(onRowClick).toHaveBeenCalledTimes(1);
  expect(model()).toEqual(include());
});

claim('The footer shows "1 row selected".', async () => {
  const { rerender } = await render(<Grid />);
  await userEvent.click(cell(2, 'name'));
  await expect.element(page.getByText('1 row selected')).toBeVisible();
  await rerender(<Grid hideFooterSelectedRowCount />);
  await expect.element(page.getByText('1 row selected')).not.toBeInTheDocument();
});

claim('If rows are selected, only they are exported.', async () => {
  await render(<Grid checkboxSelection />);
  expect(api.current?.getDataAsCsv().split('\r\n')).toHaveLength(5);
  api.current?.setRowSelectionModel(include(2));
  expect(api.current?.getDataAsCsv().split('\r\n')).toEqual(['name,amount', 'b,20']);
});
