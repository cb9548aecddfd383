import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
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
  'Hold **Shift** and click to select a range. The footer shows how many rows are selected, except on screens narrower than 600 pixels.',
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

claim(
  'A click in the checkbox column or in an `actions` column never selects the row.',
  async () => {
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
  },
);

claim(
  'The checkbox of such a row is disabled. The header checkbox skips the row and creates an `include` model.',
  async () => {
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
  },
);

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

claim(
  'In a grid for one row, **Ctrl** or **⌘** + **A** throws an error in the event handler of the grid.',
  async () => {
    const messages: string[] = [];
    const onError = (event: ErrorEvent) => {
      messages.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', onError, { capture: true });
    try {
      await render(<Grid />);
      await userEvent.click(cell(1, 'name'));
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect.poll(() => messages.join()).toContain('can only contain 1 item in DataGrid');
    } finally {
      window.removeEventListener('error', onError, { capture: true });
    }
  },
);

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

claim('**Shift** + **↑** or **↓** | Extend the selection to the next row', async () => {
  await render(<Grid checkboxSelection disableRowSelectionOnClick />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Shift>} {ArrowDown}{ArrowDown}{/Shift}');
  expect(model()).toEqual(include(1, 2, 3));
});

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
