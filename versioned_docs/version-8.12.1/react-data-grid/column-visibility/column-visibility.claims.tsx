import {
  ColumnsPanelTrigger,
  DataGrid,
  GridPreferencePanelsValue,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ColumnViews from './demos/ColumnViews';
import HiddenAtFirst from './demos/HiddenAtFirst';
import LimitedChoice from './demos/LimitedChoice';
import NarrowScreen from './demos/NarrowScreen';
import ShowDetails from './demos/ShowDetails';

const rows = [
  { id: 1, name: 'b', cost: 20 },
  { id: 2, name: 'a', cost: 30 },
];
const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'cost', headerName: 'Cost', type: 'number' },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const hidden = (...fields: string[]) => ({
  columns: { columnVisibilityModel: Object.fromEntries(fields.map((field) => [field, false])) },
});
const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) =>
    header.getAttribute('data-field'),
  );
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const openPanel = () => api.current?.showPreferences(GridPreferencePanelsValue.columns);
const box = (name: string) => page.getByRole('checkbox', { name });
const listed = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnsManagementRow')].map((row) => row.textContent);

async function openMenu(name: string) {
  const header = page.getByRole('columnheader', { name });
  await header.hover();
  await header.getByRole('button', { name: /menu/ }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

const menuItem = (name: string) => page.getByRole('menuitem', { name });

claim(
  'To show them, open the columns panel with the first button of the toolbar. **Reset** in the panel shows and hides the columns as they were initially.',
  async () => {
    await render(<HiddenAtFirst />);
    const first = ['id', 'to', 'departs', 'gate'];
    await expect.poll(headers).toEqual(first);
    await page.getByRole('toolbar').getByRole('button').first().click();
    await box('Aircraft').click();
    await expect.poll(headers).toEqual(['id', 'to', 'departs', 'gate', 'aircraft']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(headers).toEqual(first);
  },
);

claim(
  'After columns were autosized, or after you pass another `columns` array or call `updateColumns`, it restores the columns that were visible at that time instead.',
  async () => {
    const reset = page.getByRole('button', { name: 'Reset' });
    for (const change of ['autosize', 'columns', 'updateColumns']) {
      const { rerender, unmount } = await render(<Grid initialState={hidden('cost')} />);
      await expect.poll(headers).toEqual(['name']);
      api.current?.setColumnVisibilityModel({ name: false });
      await expect.poll(headers).toEqual(['cost']);
      if (change === 'autosize') await api.current?.autosizeColumns();
      else if (change === 'columns') await rerender(<Grid columns={[...columns]} />);
      else api.current?.updateColumns([{ field: 'cost', headerName: 'Cost' }]);
      openPanel();
      await expect.element(reset).toBeDisabled();
      await box('Name').click();
      await expect.poll(headers).toEqual(['name', 'cost']);
      await reset.click();
      await expect.poll(headers).toEqual(['cost']);
      await unmount();
    }
  },
);

claim("Columns that aren't in the model are visible.", async () => {
  await render(<Grid initialState={hidden('cost')} />);
  await expect.poll(headers).toEqual(['name']);
});

claim('The grid reads `initialState` only once.', async () => {
  const { rerender } = await render(<Grid initialState={hidden('cost')} />);
  await expect.poll(headers).toEqual(['name']);
  await rerender(<Grid initialState={hidden('name')} />);
  expect(headers()).toEqual(['name']);
});

claim(
  'Hide a column from its menu: neither button is pressed now, because the model is neither of the two views.',
  async () => {
    await render(<ColumnViews />);
    await expect.element(page.getByRole('button', { name: 'Sales', pressed: true })).toBeVisible();
    await openMenu('Stock');
    await menuItem('Hide column').click();
    await expect.poll(headers).toEqual(['name', 'price']);
    expect(page.getByRole('button', { pressed: true }).elements()).toEqual([]);
  },
);

claim('Without the callback, a controlled grid ignores what your users choose.', async () => {
  await render(<Grid columnVisibilityModel={{ cost: false }} />);
  await expect.poll(headers).toEqual(['name']);
  openPanel();
  await box('Cost').click();
  await expect.element(box('Cost')).not.toBeChecked();
  expect(headers()).toEqual(['name']);
});

claim(
  'Without the prop, the callback reports each change, and the grid keeps its own state.',
  async () => {
    const changed = vi.fn();
    await render(<Grid onColumnVisibilityModelChange={changed} />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    openPanel();
    await box('Cost').click();
    await expect.poll(headers).toEqual(['name']);
    expect(changed.mock.lastCall?.[0]).toEqual({ cost: false });
  },
);

claim('Make the window narrow: two columns disappear.', async () => {
  try {
    await page.viewport(1000, 700);
    await render(
      <ThemeProvider theme={createTheme()}>
        <NarrowScreen />
      </ThemeProvider>,
    );
    await expect.poll(() => headers().length).toBe(5);
    await page.viewport(500, 700);
    await expect.poll(headers).toEqual(['name', 'room', 'arrives']);
  } finally {
    await page.viewport(1280, 800);
  }
});

claim(
  "The menu of the column has no **Hide column**, its checkbox in the panel is disabled, and **Show/Hide All** doesn't change it. You can still hide it with the model.",
  async () => {
    await render(<LimitedChoice />);
    await expect.poll(headers).toEqual(['name', 'team', 'office', 'phone']);
    await openMenu('Name');
    expect(menuItem('Hide column').elements()).toEqual([]);
    await menuItem('Manage columns').click();
    await expect.element(box('Name')).toBeDisabled();
    await box('Show/Hide All').click();
    await expect.poll(headers).toEqual(['name']);
    const { unmount } = await render(
      <Grid
        columns={[{ field: 'a', hideable: false }, { field: 'b' }]}
        initialState={hidden('a')}
      />,
    );
    await expect.poll(headers).toContain('b');
    expect(headers()).not.toContain('a');
    await unmount();
  },
);

claim(
  'The grid also disables **Hide column** in the last visible column that has a menu. The panel can hide that column, too.',
  async () => {
    await render(<Grid initialState={hidden('cost')} />);
    await expect.poll(headers).toEqual(['name']);
    await openMenu('Name');
    await expect.element(menuItem('Hide column')).toHaveAttribute('aria-disabled', 'true');
    await menuItem('Manage columns').click();
    await box('Name').click();
    await expect.poll(headers).toEqual([]);
  },
);

claim(
  "Open the columns panel: **Name** can't be hidden, and **Internal key**, which is hidden, isn't listed.",
  async () => {
    await render(<LimitedChoice />);
    await page.getByRole('toolbar').getByRole('button').first().click();
    await expect.poll(listed).toEqual(['Name', 'Office', 'Phone', 'Team']);
    await expect.element(box('Name')).toBeDisabled();
  },
);

claim(
  "`sort` | Sorts the list by header, `'asc'` or `'desc'`. The default is the order of the columns",
  async () => {
    const { rerender } = await render(<Grid />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    openPanel();
    await expect.poll(listed).toEqual(['Name', 'Cost']);
    await rerender(<Grid slotProps={{ columnsManagement: { sort: 'asc' } }} />);
    await expect.poll(listed).toEqual(['Cost', 'Name']);
  },
);

claim(
  "`toggleAllMode` | With `'filteredOnly'`, **Show/Hide All** changes only the columns that match the search",
  async () => {
    await render(
      <Grid
        slotProps={{ columnsManagement: { toggleAllMode: 'filteredOnly', searchDebounceMs: 0 } }}
      />,
    );
    await expect.poll(headers).toEqual(['name', 'cost']);
    openPanel();
    await page.getByRole('searchbox').fill('co');
    await expect.poll(listed).toEqual(['Cost']);
    await box('Show/Hide All').click();
    await expect.poll(headers).toEqual(['name']);
  },
);

claim('`disableShowHideToggle` | Removes **Show/Hide All**', async () => {
  await render(
    <Grid
      slotProps={{ columnsManagement: { disableShowHideToggle: true, disableResetButton: true } }}
    />,
  );
  await expect.poll(headers).toEqual(['name', 'cost']);
  openPanel();
  await expect.element(box('Cost')).toBeVisible();
  expect(box('Show/Hide All').elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Reset' }).elements()).toEqual([]);
});

claim(
  '`autoFocusSearchField` | With `false`, the first enabled checkbox gets the focus. On a phone, the keyboard then stays closed',
  async () => {
    await render(<LimitedChoice />);
    await page.getByRole('toolbar').getByRole('button').first().click();
    // Name comes first, and is disabled.
    await expect.element(box('Office')).toHaveFocus();
  },
);

claim(
  '`searchPredicate` | Receives a column and the search text in lowercase, and returns whether the column matches',
  async () => {
    const searchPredicate = vi.fn((column: GridColDef, search: string) => column.field === search);
    await render(
      <Grid slotProps={{ columnsManagement: { searchPredicate, searchDebounceMs: 0 } }} />,
    );
    await expect.poll(headers).toEqual(['name', 'cost']);
    openPanel();
    await page.getByRole('searchbox').fill('COST');
    await expect.poll(listed).toEqual(['Cost']);
    expect(searchPredicate.mock.lastCall?.[1]).toBe('cost');
  },
);

claim(
  'They are in the browser, and the filter panel lists the column unless it has `filterable: false`.',
  async () => {
    const secret = [...columns, { field: 'secret', headerName: 'Secret', filterable: false }];
    await render(<Grid columns={secret} initialState={hidden('cost', 'secret')} />);
    await expect.poll(headers).toEqual(['name']);
    api.current?.showFilterPanel('name');
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await expect.element(page.getByRole('option', { name: 'Cost' })).toBeVisible();
    expect(page.getByRole('option', { name: 'Secret' }).elements()).toEqual([]);
    expect(api.current?.getCellValue(1, 'cost')).toBe(20);
  },
);

claim(
  '`disableColumnSelector` removes **Hide column** and **Manage columns** from the column menus, and the columns button from the toolbar. The visibility model still works.',
  async () => {
    const { rerender } = await render(<Grid showToolbar />);
    await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
    await rerender(<Grid showToolbar disableColumnSelector />);
    await expect.poll(() => page.getByRole('button', { name: 'Columns' }).elements()).toEqual([]);
    await openMenu('Cost');
    await expect.element(menuItem('Filter')).toBeVisible();
    expect(menuItem('Hide column').elements()).toEqual([]);
    expect(menuItem('Manage columns').elements()).toEqual([]);
    api.current?.setColumnVisibilityModel({ cost: false });
    await expect.poll(headers).toEqual(['name']);
  },
);

claim(
  'The switch gets its state from the model, so it is also correct when the column is hidden in another way.',
  async () => {
    await render(<ShowDetails />);
    const toggle = page.getByRole('switch', { name: 'Show the battery' });
    await expect.element(toggle).not.toBeChecked();
    await toggle.click();
    await expect.poll(headers).toContain('battery');
    await openMenu('Battery');
    await menuItem('Hide column').click();
    await expect.element(toggle).not.toBeChecked();
  },
);

claim(
  '`setColumnVisibilityModel(model)` | Replaces the model. `{}` shows all columns',
  async () => {
    await render(<Grid initialState={hidden('cost')} />);
    await expect.poll(headers).toEqual(['name']);
    api.current?.setColumnVisibilityModel({ name: false });
    await expect.poll(headers).toEqual(['cost']);
    api.current?.setColumnVisibilityModel({});
    await expect.poll(headers).toEqual(['name', 'cost']);
  },
);

claim('Sorting | Works', async () => {
  await render(
    <Grid
      initialState={{
        ...hidden('cost'),
        sorting: { sortModel: [{ field: 'cost', sort: 'desc' }] },
      }}
    />,
  );
  await expect.poll(() => texts('name')).toEqual(['a', 'b']);
});

claim('Filter | Works, and the filter panel lists the column', async () => {
  await render(
    <Grid
      initialState={{
        ...hidden('cost'),
        filter: { filterModel: { items: [{ field: 'cost', operator: '>', value: 25 }] } },
      }}
    />,
  );
  await expect.poll(() => texts('name')).toEqual(['a']);
});

claim(
  '[Quick filter](../filtering/quick-filter/quick-filter.mdx#search-hidden-columns) | Skips it, unless the filter model has `quickFilterExcludeHiddenColumns: false`',
  async () => {
    await render(<Grid initialState={hidden('cost')} />);
    await expect.poll(headers).toEqual(['name']);
    api.current?.setFilterModel({ items: [], quickFilterValues: ['30'] });
    await expect.poll(() => texts('name')).toEqual([]);
    api.current?.setFilterModel({
      items: [],
      quickFilterValues: ['30'],
      quickFilterExcludeHiddenColumns: false,
    });
    await expect.poll(() => texts('name')).toEqual(['a']);
  },
);

claim(
  'CSV export, print | Leaves it out, unless the option `allColumns` is set or the option `fields` contains it',
  async () => {
    await render(<Grid initialState={hidden('cost')} />);
    await expect.poll(headers).toEqual(['name']);
    expect(api.current?.getDataAsCsv()).toBe('Name\r\nb\r\na');
    expect(api.current?.getDataAsCsv({ allColumns: true })).toBe('Name,Cost\r\nb,20\r\na,30');
    expect(api.current?.getDataAsCsv({ fields: ['cost'] })).toBe('Cost\r\n20\r\n30');
  },
);

claim(
  "`valueGetter` | Runs when another feature needs the value. `renderCell` doesn't run",
  async () => {
    const valueGetter = vi.fn((value: number) => value);
    const renderCell = vi.fn(() => null);
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'cost', valueGetter, renderCell }]}
        initialState={hidden('cost')}
      />,
    );
    await expect.poll(() => texts('name')).toEqual(['b', 'a']);
    expect(valueGetter).not.toHaveBeenCalled();
    api.current?.setSortModel([{ field: 'cost', sort: 'desc' }]);
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    expect(valueGetter).toHaveBeenCalled();
    expect(renderCell).not.toHaveBeenCalled();
  },
);

claim(
  'If all columns are hidden, the grid displays the slot `noColumnsOverlay`, with a button that opens the panel.',
  async () => {
    await render(<Grid initialState={hidden('name', 'cost')} />);
    await expect.element(page.getByText('No columns')).toBeVisible();
    await page.getByRole('button', { name: 'Manage columns' }).click();
    await expect.poll(listed).toEqual(['Name', 'Cost']);
  },
);

claim(
  'A column without `headerName` is listed with its `field`. This includes columns of type `actions`.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'todo', type: 'actions', getActions: () => [] }]}
      />,
    );
    await expect.poll(headers).toEqual(['name', 'todo']);
    openPanel();
    await expect.poll(listed).toEqual(['name', 'todo']);
  },
);

claim('All columns are visible by default.', async () => {
  await render(<Grid />);
  await expect.poll(headers).toEqual(['name', 'cost']);
});

claim('There is no `hide` property in column definitions.', async () => {
  await render(<Grid columns={columns.map((column) => ({ ...column, hide: true }))} />);
  await expect.poll(headers).toEqual(['name', 'cost']);
});

claim(
  '`disableColumnSelector` removes the controls for hiding columns, which this controlled grid would ignore.',
  async () => {
    await render(<Grid disableColumnSelector />);
    await openMenu('Name');
    expect(menuItem('Hide column').query()).toBeNull();
    expect(menuItem('Manage columns').query()).toBeNull();
  },
);

claim(
  'To leave a column out of the panel, return the other fields from `getTogglableColumns`.',
  async () => {
    const getTogglableColumns = (all: GridColDef[]) =>
      all.map(({ field }) => field).filter((field) => field !== 'cost');
    await render(<Grid slotProps={{ columnsManagement: { getTogglableColumns } }} />);
    openPanel();
    await expect.poll(listed).toEqual(['Name']);
  },
);

claim('`getTogglableColumns` | Receives the columns and returns the fields to list', async () => {
  const getTogglableColumns = vi.fn((_all: GridColDef[]) => ['cost']);
  await render(<Grid slotProps={{ columnsManagement: { getTogglableColumns } }} />);
  openPanel();
  await expect.poll(listed).toEqual(['Cost']);
  expect(getTogglableColumns.mock.lastCall?.[0].map(({ field }) => field)).toEqual([
    'name',
    'cost',
  ]);
});

claim('`disableResetButton` | Removes **Reset**', async () => {
  const { unmount } = await render(<Grid />);
  openPanel();
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await unmount();
  await render(<Grid slotProps={{ columnsManagement: { disableResetButton: true } }} />);
  openPanel();
  await expect.element(box('Name')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reset' }).query()).toBeNull();
});

claim('`getVisibleColumns()` | Returns the visible columns', async () => {
  await render(<Grid columnVisibilityModel={{ name: false }} />);
  expect(api.current?.getVisibleColumns().map(({ field }) => field)).toEqual(['cost']);
});

claim(
  '`showPreferences(panel)` | Opens a panel: `GridPreferencePanelsValue.columns` for the columns panel',
  async () => {
    await render(<Grid />);
    api.current?.showPreferences(GridPreferencePanelsValue.columns);
    await expect.element(box('Cost')).toBeVisible();
  },
);

claim(
  'In a custom toolbar, `ColumnsPanelTrigger` is the button that opens the panel.',
  async () => {
    const Own = () => (
      <Toolbar>
        <ColumnsPanelTrigger>Pick columns</ColumnsPanelTrigger>
      </Toolbar>
    );
    await render(<Grid showToolbar slots={{ toolbar: Own }} />);
    await page.getByRole('button', { name: 'Pick columns' }).click();
    await expect.element(box('Cost')).toBeVisible();
  },
);

claim(
  '**Hiding a column does nothing.** `columnVisibilityModel` is set without `onColumnVisibilityModelChange`.',
  async () => {
    await render(<Grid columnVisibilityModel={{}} />);
    await openMenu('Cost');
    await menuItem('Hide column').click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(headers()).toEqual(['name', 'cost']);
  },
);

claim('Use the prop, or call `setColumnVisibilityModel`.', async () => {
  const { rerender } = await render(<Grid initialState={hidden('cost')} />);
  api.current?.setColumnVisibilityModel({ name: false });
  await expect.poll(headers).toEqual(['cost']);
  await rerender(<Grid columnVisibilityModel={{ cost: false }} />);
  await expect.poll(headers).toEqual(['name']);
});

claim('The grid keeps the model in memory only.', async () => {
  const stored = () => localStorage.length + sessionStorage.length + location.href.length;
  const before = stored();
  const { unmount } = await render(<Grid />);
  api.current?.setColumnVisibility('cost', false);
  await expect.poll(headers).toEqual(['name']);
  expect(stored()).toBe(before);
  await unmount();
  await render(<Grid />);
  await expect.poll(headers).toEqual(['name', 'cost']);
});
