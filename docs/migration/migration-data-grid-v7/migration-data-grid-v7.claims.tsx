import Portal from '@mui/material/Portal';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as packageExports from '@mui/x-data-grid';
import {
  DataGrid,
  GridActionsCellItem,
  gridClasses,
  gridFilteredRowsLookupSelector,
  GridPortalWrapper,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridRowSelectionManagerSelector,
  gridRowsLookupSelector,
  gridVisibleRowsSelector,
  Toolbar,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { claim } from '@portal/claims';
import * as v7 from 'mui-x-data-grid-v7';
import { Component, type ReactNode, type RefObject } from 'react';
import { expect, expectTypeOf, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const columns: GridColDef[] = [
  { field: 'name', width: 150 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'Ada', amount: 20 },
  { id: 2, name: 'Bo', amount: 10 },
  { id: 3, name: 'Cy', amount: 30 },
];

const apiRef: RefObject<GridApi | null> = { current: null };
const ref = apiRef as RefObject<GridApi>;

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 800 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const color = (selector: string) => getComputedStyle(find(selector)).backgroundColor;
const selection = () => apiRef.current?.state.rowSelection;
const selectAll = () => page.getByRole('checkbox', { name: /^(un)?select all/i }).click();
/** Props that are not in the types of this release. */
const old = (props: object) => props as Partial<DataGridProps>;

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim(
  "With `type: 'include'`, `ids` contains the selected rows. With `type: 'exclude'`, all rows are selected except those in `ids`.",
  async () => {
    const { rerender } = await render(
      <Grid checkboxSelection rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />,
    );
    await expect.poll(() => [...gridRowSelectionIdsSelector(ref).keys()]).toEqual([1]);
    await rerender(
      <Grid checkboxSelection rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }} />,
    );
    await expect.poll(() => [...gridRowSelectionIdsSelector(ref).keys()]).toEqual([2, 3]);
  },
);

claim('`selection.length` | `gridRowSelectionCountSelector(apiRef)`', async () => {
  await render(
    <Grid checkboxSelection rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }} />,
  );
  await expect.poll(() => gridRowSelectionCountSelector(ref)).toBe(2);
});

claim('`selection.includes(id)` | `gridRowSelectionManagerSelector(apiRef).has(id)`', async () => {
  await render(
    <Grid checkboxSelection rowSelectionModel={{ type: 'exclude', ids: new Set([1]) }} />,
  );
  await expect.poll(() => gridRowSelectionManagerSelector(ref).has(1)).toBe(false);
  expect(gridRowSelectionManagerSelector(ref).has(2)).toBe(true);
});

claim('`gridRowSelectionIdsSelector` returns a `Map` from ids to rows.', async () => {
  await render(
    <Grid checkboxSelection rowSelectionModel={{ type: 'include', ids: new Set([2]) }} />,
  );
  await expect.poll(() => gridRowSelectionIdsSelector(ref)).toEqual(new Map([[2, rows[1]]]));
});

claim(
  'With server-side pagination, `gridRowSelectionIdsSelector` knows only the rows that are loaded.',
  async () => {
    await render(
      <Grid
        checkboxSelection
        pagination
        paginationMode="server"
        rowCount={100}
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      />,
    );
    await selectAll();
    await expect.poll(selection).toEqual({ type: 'exclude', ids: new Set() });
    expect(gridRowSelectionIdsSelector(ref).size).toBe(3);
  },
);

claim(
  'If you prefer an array, for example in Redux, in the URL or in `localStorage` (`JSON.stringify` converts a `Set` to `{}`), convert it:',
  () => {
    expect(JSON.stringify(new Set([1]))).toBe('{}');
  },
);

claim(
  "The checkbox in the header now sets `{ type: 'exclude', ids: new Set() }`: all rows, without exceptions.",
  async () => {
    const changed = vi.fn<(model: GridRowSelectionModel) => void>();
    await render(<Grid checkboxSelection onRowSelectionModelChange={(model) => changed(model)} />);
    await selectAll();
    expect(changed).toHaveBeenLastCalledWith({ type: 'exclude', ids: new Set() });
  },
);

claim(
  'Set `disableRowSelectionExcludeModel`. Then `ids` contains the rows, as before.',
  async () => {
    await render(<Grid checkboxSelection disableRowSelectionExcludeModel />);
    await selectAll();
    await expect.poll(selection).toEqual({ type: 'include', ids: new Set([1, 2, 3]) });
  },
);

claim(
  'With an active filter or `isRowSelectable`, the grid still uses `include` and lists the ids.',
  async () => {
    const limits: Partial<DataGridProps>[] = [
      { isRowSelectable: ({ id }) => id !== 1 },
      {
        initialState: {
          filter: { filterModel: { items: [{ field: 'amount', operator: '>', value: '10' }] } },
        },
      },
    ];
    for (const props of limits) {
      const { unmount } = await render(<Grid checkboxSelection {...props} />);
      await selectAll();
      await expect.poll(() => selection()?.ids.size).toBe(2);
      expect(selection()?.type).toBe('include');
      await unmount();
    }
  },
);

claim(
  'The same is true for `checkboxSelectionVisibleOnly`, which requires Pro or Premium and has no effect on `DataGrid`.',
  async () => {
    await render(
      <Grid checkboxSelection pagination {...old({ checkboxSelectionVisibleOnly: true })} />,
    );
    await selectAll();
    await expect.poll(() => selection()?.type).toBe('exclude');
  },
);

const pageOf = (start: number) =>
  [0, 1, 2].map((index) => ({ id: start + index, name: `Row ${start + index}`, amount: 1 }));

claim(
  'In v8, it selects all rows, including those on pages that were never loaded: the rows of the next page are selected, too. The footer counts only the loaded rows.',
  async () => {
    const server = {
      checkboxSelection: true,
      pagination: true,
      paginationMode: 'server',
      rowCount: 9,
      pageSizeOptions: [3],
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
    } as const satisfies Partial<DataGridProps>;
    const { rerender } = await render(<Grid {...server} pageSizeOptions={[3]} rows={pageOf(1)} />);
    await selectAll();
    await rerender(<Grid {...server} pageSizeOptions={[3]} rows={pageOf(4)} />);
    await expect.poll(() => apiRef.current?.isRowSelected(5)).toBe(true);
    await expect.element(page.getByText('3 rows selected')).toBeVisible();
  },
);

claim('If you change a `Set` in place, React does not notice. Create a new one:', async () => {
  const model: GridRowSelectionModel = { type: 'include', ids: new Set<number>() };
  const { rerender } = await render(<Grid checkboxSelection rowSelectionModel={model} />);
  model.ids.add(1);
  await rerender(<Grid checkboxSelection rowSelectionModel={model} />);
  expect(find('[data-id="1"]').getAttribute('aria-selected')).toBe('false');
  await rerender(
    <Grid checkboxSelection rowSelectionModel={{ ...model, ids: new Set(model.ids).add(1) }} />,
  );
  await expect.poll(() => find('[data-id="1"]').getAttribute('aria-selected')).toBe('true');
});

const MyToolbar = () => <p>My toolbar</p>;

claim(
  'The toolbar appears only with `showToolbar`. Without it, the grid does not even render your own toolbar in `slots.toolbar`, and there is no warning.',
  async () => {
    const logged = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const { rerender } = await render(<Grid slots={{ toolbar: MyToolbar }} />);
    expect(page.getByText('My toolbar').query()).toBeNull();
    expect(page.getByRole('toolbar').query()).toBeNull();
    for (const log of logged) {
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    }
    await rerender(<Grid slots={{ toolbar: MyToolbar }} showToolbar />);
    await expect.element(page.getByText('My toolbar')).toBeVisible();
  },
);

claim(
  '`showToolbar` alone shows a new toolbar: icon buttons for columns, filters and export, and a search field. To remove the search field, set `slotProps={{ toolbar: { showQuickFilter: false } }}`.',
  async () => {
    const { rerender } = await render(<Grid showToolbar />);
    const toolbar = page.getByRole('toolbar');
    for (const name of ['Columns', 'Filters', 'Export', 'Search']) {
      await expect.element(toolbar.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(toolbar.getByRole('button', { name: /density/i }).query()).toBeNull();
    await rerender(<Grid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />);
    await expect.poll(() => toolbar.getByRole('button', { name: 'Search' }).query()).toBeNull();
  },
);

claim(
  "Style the new toolbar with `sx` in `slotProps.toolbar`, or with the `sx` prop of the grid: `sx={{ '& .MuiDataGrid-toolbar': { … } }}`.",
  async () => {
    await render(
      <Grid
        showToolbar
        slotProps={{ toolbar: { sx: { letterSpacing: '3px' } } }}
        sx={{ '& .MuiDataGrid-toolbar': { wordSpacing: '5px' } }}
      />,
    );
    const style = getComputedStyle(find('.MuiDataGrid-toolbar'));
    expect(style.letterSpacing).toBe('3px');
    expect(style.wordSpacing).toBe('5px');
  },
);

claim(
  'The default pagination ignores `slotProps.pagination`, and TypeScript does not report it.',
  async () => {
    await render(
      <Grid
        pagination
        slotProps={{
          pagination: { showFirstButton: true },
          basePagination: { material: { showLastButton: true } },
        }}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Go to last page' })).toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Go to first page' }).query()).toBeNull();
  },
);

claim(
  'Labels in the theme, in `MuiTablePagination`, no longer have an effect on the grid; see Locale texts.',
  async () => {
    const theme = createTheme({
      components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'From the theme' } } },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Grid pagination localeText={{ paginationRowsPerPage: 'Zeilen' }} />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen')).toBeVisible();
    expect(page.getByText('From the theme').query()).toBeNull();
  },
);

claim(
  '`gridFilteredRowsLookupSelector` and `gridVisibleRowsLookupSelector` contain only rows that are filtered out or hidden, with the value `false`.',
  async () => {
    await render(<Grid />);
    apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Bo' }] });
    await expect.poll(() => gridFilteredRowsLookupSelector(ref)).toEqual({ 1: false, 3: false });
  },
);

claim('If there are no columns to show, the grid shows a message.', async () => {
  await render(<Grid columnVisibilityModel={{ name: false, amount: false }} />);
  await expect.element(page.getByText('No columns')).toBeVisible();
});

claim(
  'The grid no longer passes its attributes to the DOM. TypeScript does not report `data-testid` and similar names, and there is no warning.',
  async () => {
    const logged = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await render(
      <Grid
        {...old({ 'data-testid': 'orders', title: 'Orders' })}
        slotProps={{ root: { lang: 'de' } }}
      />,
    );
    expect(document.querySelector('[data-testid="orders"], [title="Orders"]')).toBeNull();
    expect(find('.MuiDataGrid-root').lang).toBe('de');
    for (const log of logged) {
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    }
  },
);

claim('`root` is the outer element, and `main` is the element with `role="grid"`.', async () => {
  await render(<Grid slotProps={{ root: { id: 'outer' }, main: { id: 'inner' } }} />);
  expect(find('#outer').classList.contains('MuiDataGrid-root')).toBe(true);
  expect(find('#inner').getAttribute('role')).toBe('grid');
});

claim('`label` is new: it names the grid, and the toolbar shows it as a title.', async () => {
  await render(<Grid label="Orders" showToolbar />);
  await expect.element(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('toolbar').getByText('Orders')).toBeVisible();
});

claim(
  'It was transparent and is now `palette.background.paper`, slightly lighter in dark mode. Colors moved from `mixins.MuiDataGrid` to `palette.DataGrid` in the theme; the grid ignores the old key.',
  async () => {
    const first = createTheme(
      { palette: { background: { paper: 'rgb(1, 2, 3)' } } },
      { mixins: { MuiDataGrid: { containerBackground: 'rgb(9, 9, 9)' } } },
    );
    const { rerender } = await render(
      <ThemeProvider theme={first}>
        <Grid />
      </ThemeProvider>,
    );
    expect(color('.MuiDataGrid-root')).toBe('rgb(1, 2, 3)');
    expect(color('.MuiDataGrid-columnHeader')).not.toBe('rgb(9, 9, 9)');
    const dark = createTheme({
      palette: { mode: 'dark', background: { paper: 'rgb(0, 0, 0)' } },
    });
    await rerender(
      <ThemeProvider theme={dark}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.poll(() => color('.MuiDataGrid-root')).toBe('color(srgb 0.05 0.05 0.05)');
    const second = createTheme({ palette: { DataGrid: { bg: '#040506', headerBg: '#070809' } } });
    await rerender(
      <ThemeProvider theme={second}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.poll(() => color('.MuiDataGrid-root')).toBe('rgb(4, 5, 6)');
    expect(color('.MuiDataGrid-columnHeader')).toBe('rgb(7, 8, 9)');
  },
);

claim('`.MuiDataGrid-toolbarContainer` | `.MuiDataGrid-toolbar` in the new toolbar', async () => {
  await render(<Grid showToolbar />);
  expect(document.querySelector('.MuiDataGrid-toolbarContainer')).toBeNull();
  expect(document.querySelector('.MuiDataGrid-toolbar')).not.toBeNull();
});

claim(
  '`.MuiDataGrid-root--noToolbar` | No longer set, unless `slots.toolbar` is `null`',
  async () => {
    await render(<Grid />);
    expect(document.querySelector('.MuiDataGrid-root--noToolbar')).toBeNull();
    expect(gridClasses['root--noToolbar']).toBe('MuiDataGrid-root--noToolbar');
  },
);

claim(
  'The new element `.MuiDataGrid-mainContent` is between the root and `.MuiDataGrid-main`, so selectors with `>` may no longer match.',
  async () => {
    await render(<Grid />);
    expect(find('.MuiDataGrid-main').parentElement?.className).toContain('MuiDataGrid-mainContent');
    expect(find('.MuiDataGrid-mainContent').parentElement).toBe(find('.MuiDataGrid-root'));
  },
);

const variable = (selector: string) =>
  getComputedStyle(find(selector)).getPropertyValue('--DataGrid-t-spacing-unit');

claim(
  'The grid now sets its colors and spacing with CSS variables on its root element, and a portal is outside of this element.',
  async () => {
    const InPortal = () => (
      <Portal>
        <Toolbar />
      </Portal>
    );
    await render(<Grid showToolbar slots={{ toolbar: InPortal }} />);
    await expect.poll(() => document.querySelector('.MuiDataGrid-toolbar')).not.toBeNull();
    expect(variable('.MuiDataGrid-root')).not.toBe('');
    expect(variable('.MuiDataGrid-toolbar')).toBe('');
  },
);

claim(
  '`GridPortalWrapper`, which is new in v8, sets the variables again. It must be inside the grid in the React tree, for example in a slot:',
  async () => {
    const InPortal = () => (
      <Portal>
        <GridPortalWrapper>
          <Toolbar />
        </GridPortalWrapper>
      </Portal>
    );
    await render(
      <>
        <Grid showToolbar slots={{ toolbar: InPortal }} />
        <GridPortalWrapper>
          <span id="outside" />
        </GridPortalWrapper>
      </>,
    );
    await expect.poll(() => document.querySelector('.MuiDataGrid-toolbar')).not.toBeNull();
    expect(variable('.MuiDataGrid-toolbar')).toBe(variable('.MuiDataGrid-root'));
    expect(variable('#outside')).toBe('');
  },
);

claim("You don't need to change the panels and menus of the grid.", async () => {
  await render(<Grid />);
  apiRef.current?.showFilterPanel();
  await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).not.toBeNull();
  expect(find('.MuiDataGrid-root').contains(find('.MuiDataGrid-panel'))).toBe(false);
  expect(variable('.MuiDataGrid-panel')).toBe(variable('.MuiDataGrid-root'));
  apiRef.current?.hideFilterPanel();
  apiRef.current?.showColumnMenu('name');
  await expect.poll(() => document.querySelector('.MuiDataGrid-menu')).not.toBeNull();
  expect(variable('.MuiDataGrid-menu')).toBe(variable('.MuiDataGrid-root'));
});

claim('Props of Material UI components are now under `material`.', async () => {
  const actions: GridColDef = {
    field: 'actions',
    type: 'actions',
    getActions: () => [
      <GridActionsCellItem
        key="delete"
        icon={<svg />}
        label="Delete"
        material={{ sx: { letterSpacing: '7px' } }}
      />,
    ],
  };
  await render(
    <Grid
      columns={[...columns, actions]}
      checkboxSelection
      slotProps={{ baseCheckbox: { material: { color: 'secondary' } } }}
    />,
  );
  expect(document.querySelector('.MuiCheckbox-colorSecondary')).not.toBeNull();
  const action = page.getByRole('menuitem', { name: 'Delete' }).first().element();
  expect(getComputedStyle(action).letterSpacing).toBe('7px');
});

claim('`useGridApiRef()` used to start with an empty object.', async () => {
  const seen: unknown[] = [];
  function First() {
    const own = useGridApiRef();
    seen.push(own.current);
    return <DataGrid apiRef={own} rows={rows} columns={columns} />;
  }
  await render(<First />);
  expect(seen[0]).toBeNull();
});

claim(
  'With a ref from `useGridApiRef()`, it fails on the first render with Cannot read properties of null, and TypeScript reports it.',
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Outside() {
      const own = useGridApiRef();
      // @ts-expect-error -- the ref may be null
      useGridSelector(own, gridRowsLookupSelector);
      return <DataGrid apiRef={own} rows={rows} columns={columns} />;
    }
    await render(
      <Caught>
        <Outside />
      </Caught>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Cannot read properties of null');
    silent.mockRestore();
  },
);

claim(
  '`apiRef.current.forceUpdate()` | None. Read the state with `useGridSelector`, which rerenders when it changes',
  async () => {
    await render(<Grid />);
    expect(apiRef.current && 'forceUpdate' in apiRef.current).toBe(false);
  },
);

claim('`apiRef.current.resize()` | None. The grid observes its own size', async () => {
  await render(<Grid />);
  expect(apiRef.current && 'resize' in apiRef.current).toBe(false);
  expect(apiRef.current && 'getRowNode' in apiRef.current).toBe(true);
});

claim(
  '`rowToIndexMap` of `gridVisibleRowsSelector` | `rowIdToIndexMap`, with row ids as its keys',
  async () => {
    await render(<Grid />);
    const visible = gridVisibleRowsSelector(ref);
    expect('rowToIndexMap' in visible).toBe(false);
    expect(visible.rowIdToIndexMap).toEqual(
      new Map([
        [1, 0],
        [2, 1],
        [3, 2],
      ]),
    );
  },
);

const paged = {
  pagination: true,
  pageSizeOptions: [1],
  initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
} satisfies Partial<DataGridProps>;

claim(
  'Sorting or filtering with pagination | Stays on the page | Goes to the first page',
  async () => {
    const changed = vi.fn<(model: GridPaginationModel) => void>();
    await render(<Grid {...paged} onPaginationModelChange={(model) => changed(model)} />);
    apiRef.current?.sortColumn('name', 'desc');
    await expect.poll(() => changed.mock.lastCall?.[0].page).toBe(0);
    apiRef.current?.setPage(1);
    await expect.poll(() => changed.mock.lastCall?.[0].page).toBe(1);
    apiRef.current?.setFilterModel({
      items: [{ field: 'amount', operator: '>', value: 1 }],
    });
    await expect.poll(() => changed.mock.lastCall?.[0].page).toBe(0);
  },
);

claim(
  "Sorting and filtering always return to the first page: you can't turn this off.",
  async () => {
    const shownPage = () => apiRef.current?.state.pagination.paginationModel.page;
    await render(<Grid {...paged} {...old({ resetPageOnSortFilter: false })} />);
    expect(shownPage()).toBe(1);
    apiRef.current?.sortColumn('name', 'desc');
    await expect.poll(shownPage).toBe(0);
    apiRef.current?.setPage(1);
    await expect.poll(shownPage).toBe(1);
    apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'isNotEmpty' }] });
    await expect.poll(shownPage).toBe(0);
  },
);

claim('Click on a selected row | Stays selected | Is deselected', async () => {
  await render(<Grid />);
  const cell = page.getByRole('gridcell', { name: 'Ada' });
  await cell.click();
  await expect.poll(() => selection()?.ids.size).toBe(1);
  await cell.click();
  await expect.poll(() => selection()?.ids.size).toBe(0);
});

claim(
  'Click on the header checkbox with some rows selected | Deselects them | Selects all',
  async () => {
    await render(<Grid checkboxSelection {...old({ indeterminateCheckboxAction: 'deselect' })} />);
    apiRef.current?.selectRow(1);
    await expect.poll(() => selection()?.ids.size).toBe(1);
    await selectAll();
    await expect.poll(() => gridRowSelectionCountSelector(ref)).toBe(3);
  },
);

claim(
  'Header checkbox, if `isRowSelectable` excludes rows | Shows a dash | Is checked if all selectable rows are selected',
  async () => {
    await render(<Grid checkboxSelection isRowSelectable={({ id }) => id !== 1} />);
    await selectAll();
    const box = page.getByRole('checkbox', { name: /^unselect all/i });
    await expect.element(box).toBeChecked();
    expect(box.element().getAttribute('data-indeterminate')).toBe('false');
  },
);

claim('`loading` with rows | A circle | A bar under the header', async () => {
  await render(<Grid loading />);
  expect(document.querySelector('.MuiCircularProgress-root')).toBeNull();
  expect(document.querySelector('.MuiLinearProgress-root')).not.toBeNull();
});

claim('`loading` without rows | A circle | A skeleton of rows', async () => {
  await render(<Grid loading rows={[]} />);
  expect(document.querySelector('.MuiCircularProgress-root')).toBeNull();
  await expect.poll(() => document.querySelector('.MuiSkeleton-root')).not.toBeNull();
});

claim(
  "To keep the circle, set `slotProps={{ loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' } }}`.",
  async () => {
    const slotProps: DataGridProps['slotProps'] = {
      loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
    };
    for (const shown of [rows, []]) {
      const { unmount } = await render(<Grid loading rows={shown} slotProps={slotProps} />);
      expect(document.querySelector('.MuiCircularProgress-root')).not.toBeNull();
      await unmount();
    }
  },
);

claim('Fields in the filter panel | `standard` | `outlined`', async () => {
  await render(<Grid />);
  apiRef.current?.showFilterPanel();
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-filterForm .MuiOutlinedInput-root'))
    .not.toBeNull();
});

claim(
  '`gridRowsDataRowIdToIdLookupSelector` | Selector | `gridRowsLookupSelector` with `gridRowIdSelector`',
  async () => {
    await render(<Grid />);
    const row = gridRowsLookupSelector(ref)[2];
    expect(packageExports.gridRowIdSelector(ref, row ?? {})).toBe(2);
  },
);
claim(
  '`aria-label` and `aria-labelledby` still work on `<DataGrid>`, but moved from the outer element to `role="grid"`, where screen readers expect them.',
  async () => {
    const before = await render(<GridV7 aria-label="Orders" />);
    expect(find('.MuiDataGrid-root').getAttribute('aria-label')).toBe('Orders');
    expect(page.getByRole('grid', { name: 'Orders' }).query()).toBeNull();
    await before.unmount();
    const named = await render(<Grid aria-label="Orders" />);
    await expect.element(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
    expect(find('.MuiDataGrid-root').hasAttribute('aria-label')).toBe(false);
    await named.unmount();
    await render(
      <>
        <p id="title">Invoices</p>
        <Grid aria-labelledby="title" />
      </>,
    );
    await expect.element(page.getByRole('grid', { name: 'Invoices' })).toBeVisible();
    expect(find('.MuiDataGrid-root').hasAttribute('aria-labelledby')).toBe(false);
  },
);

/** The same grid in version 7. */
function GridV7(props: Partial<v7.DataGridProps>) {
  return (
    <div style={{ height: 400, width: 800 }}>
      <v7.DataGrid
        rows={rows}
        columns={[
          { field: 'name', width: 150 },
          { field: 'amount', type: 'number', width: 120 },
        ]}
        {...props}
      />
    </div>
  );
}

const namesV7 = new Set(Object.keys(v7));
const inBoth = (name: string) => namesV7.has(name) && name in packageExports;

claim("`[]` | `{ type: 'include', ids: new Set() }`", async () => {
  const changed = vi.fn();
  const old7 = await render(
    <GridV7 checkboxSelection rowSelectionModel={[1]} onRowSelectionModelChange={changed} />,
  );
  await page.getByRole('gridcell', { name: 'Ada' }).click();
  expect(changed.mock.lastCall?.[0]).toEqual([]);
  await old7.unmount();
  await render(<Grid checkboxSelection />);
  expect(selection()).toEqual({ type: 'include', ids: new Set() });
});

claim("`1` or `[1]` | `{ type: 'include', ids: new Set([1]) }`", async () => {
  for (const rowSelectionModel of [1, [1]]) {
    const { unmount } = await render(<GridV7 rowSelectionModel={rowSelectionModel} />);
    await expect.poll(() => find('[data-id="1"]').getAttribute('aria-selected')).toBe('true');
    await unmount();
  }
  await render(<Grid rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />);
  await expect.poll(() => find('[data-id="1"]').getAttribute('aria-selected')).toBe('true');
});

claim('`selection.map(…)` | `[...gridRowSelectionIdsSelector(apiRef).keys()].map(…)`', async () => {
  await render(
    <Grid checkboxSelection rowSelectionModel={{ type: 'exclude', ids: new Set([2]) }} />,
  );
  expect([...gridRowSelectionIdsSelector(ref).keys()].map(String)).toEqual(['1', '3']);
});

claim(
  '`apiRef.current.getSelectedRows()` | `gridRowSelectionIdsSelector(apiRef)`. The method still works, but is deprecated.',
  async () => {
    await render(
      <Grid checkboxSelection rowSelectionModel={{ type: 'include', ids: new Set([2]) }} />,
    );
    expect(apiRef.current?.getSelectedRows()).toEqual(gridRowSelectionIdsSelector(ref));
  },
);

claim('`apiRef.current.setRowSelectionModel()` takes the same object.', async () => {
  await render(<Grid checkboxSelection />);
  apiRef.current?.setRowSelectionModel({ type: 'exclude', ids: new Set([1]) });
  await expect.poll(() => gridRowSelectionCountSelector(ref)).toBe(2);
});

claim('In v7, "select all" selected the rows of the current page.', async () => {
  const changed = vi.fn();
  await render(
    <GridV7
      checkboxSelection
      paginationMode="server"
      rowCount={9}
      pageSizeOptions={[3]}
      initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      onRowSelectionModelChange={changed}
    />,
  );
  await selectAll();
  expect(changed.mock.lastCall?.[0]).toEqual([1, 2, 3]);
});

claim(
  'To select the current page only, set `disableRowSelectionExcludeModel`. As before, `keepNonExistentRowsSelected` keeps the selection of other pages.',
  async () => {
    const server = {
      checkboxSelection: true,
      disableRowSelectionExcludeModel: true,
      keepNonExistentRowsSelected: true,
      paginationMode: 'server',
      rowCount: 9,
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
    } as const satisfies Partial<DataGridProps>;
    const { rerender } = await render(<Grid {...server} pageSizeOptions={[3]} rows={pageOf(1)} />);
    await selectAll();
    await expect.poll(selection).toEqual({ type: 'include', ids: new Set([1, 2, 3]) });
    await rerender(<Grid {...server} pageSizeOptions={[3]} rows={pageOf(4)} />);
    await expect.element(page.getByText('Row 4')).toBeVisible();
    expect(selection()).toEqual({ type: 'include', ids: new Set([1, 2, 3]) });
  },
);

claim(
  '`csvOptions`, `printOptions` and `quickFilterProps` stay in `slotProps.toolbar`.',
  async () => {
    await render(
      <Grid
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
            quickFilterProps: { debounceMs: 10, quickFilterParser: () => ['bo'] },
          },
        }}
      />,
    );
    expect(page.getByRole('button', { name: 'Export' }).query()).toBeNull();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('anything');
    await expect
      .poll(() => apiRef.current?.state.filter.filterModel.quickFilterValues)
      .toEqual(['bo']);
  },
);

claim('The old components still work inside your own toolbar, but are deprecated.', async () => {
  const {
    GridToolbarColumnsButton,
    GridToolbarContainer,
    GridToolbarDensitySelector,
    GridToolbarExport,
    GridToolbarFilterButton,
    GridToolbarQuickFilter,
  } = packageExports;
  const OldToolbar = () => (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport />
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
  await render(<Grid showToolbar slots={{ toolbar: OldToolbar }} />);
  for (const name of ['Columns', 'Filters', 'Density', 'Export']) {
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-toolbarContainer')?.textContent)
      .toContain(name);
  }
  await page.getByRole('searchbox').fill('bo');
  await expect.poll(() => gridFilteredRowsLookupSelector(ref)).toEqual({ 1: false, 3: false });
});

claim('`GridToolbar` | `showToolbar` without a slot', async () => {
  expect(inBoth('GridToolbar')).toBe(true);
  const { unmount } = await render(<GridV7 slots={{ toolbar: v7.GridToolbar }} />);
  await expect.element(page.getByRole('button', { name: 'Select columns' })).toBeVisible();
  await unmount();
  await render(<Grid showToolbar />);
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
});

claim('`GridToolbarDensitySelector` | None: set `density`, or call `setDensity`', async () => {
  await render(<Grid density="compact" />);
  await expect.poll(() => apiRef.current?.state.density).toBe('compact');
  await render(<Grid />);
  apiRef.current?.setDensity('comfortable');
  await expect.poll(() => apiRef.current?.state.density).toBe('comfortable');
});

const OwnPagination = (props: object) => <p>Own: {Object.keys(props).join()}</p>;

claim(
  '`slots.pagination` still replaces the whole pagination, and your own component there still receives `slotProps.pagination`.',
  async () => {
    await render(
      <Grid
        slots={{ pagination: OwnPagination }}
        slotProps={{ pagination: { showFirstButton: true } }}
      />,
    );
    await expect.element(page.getByText('Own: showFirstButton')).toBeVisible();
    expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
  },
);

claim(
  '"Reset" in the columns panel restores the initial `columnVisibilityModel` of the grid, not the model from when the panel opened.',
  async () => {
    await render(<Grid initialState={{ columns: { columnVisibilityModel: { amount: false } } }} />);
    apiRef.current?.setColumnVisibility('amount', true);
    apiRef.current?.setColumnVisibility('name', false);
    apiRef.current?.showPreferences(packageExports.GridPreferencePanelsValue.columns);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect
      .poll(() => packageExports.gridColumnVisibilityModelSelector(ref))
      .toEqual({ amount: false });
  },
);

claim('Use `slots.noColumnsOverlay` to replace it.', async () => {
  await render(
    <Grid
      columnVisibilityModel={{ name: false, amount: false }}
      slots={{ noColumnsOverlay: () => <p>Nothing to see</p> }}
    />,
  );
  await expect.element(page.getByText('Nothing to see')).toBeVisible();
});

claim(
  '`bg` is the background of the whole grid, `headerBg` of the header, and `pinnedBg` of pinned rows and columns. The last two default to `bg`.',
  async () => {
    const theme = createTheme({ palette: { DataGrid: { bg: '#040506' } } });
    await render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.poll(() => color('.MuiDataGrid-columnHeader')).toBe('rgb(4, 5, 6)');
    const pinned = getComputedStyle(find('.MuiDataGrid-root'));
    expect(pinned.getPropertyValue('--DataGrid-t-cell-background-pinned')).toBe('#040506');
  },
);

claim('`--unstable_DataGrid-radius` and `--unstable_DataGrid-headWeight` still work.', async () => {
  await render(
    <Grid sx={{ '--unstable_DataGrid-radius': '13px', '--unstable_DataGrid-headWeight': '800' }} />,
  );
  expect(getComputedStyle(find('.MuiDataGrid-root')).borderRadius).toBe('13px');
  expect(getComputedStyle(find('.MuiDataGrid-columnHeaderTitle')).fontWeight).toBe('800');
});

claim(
  '`placement` moved to `basePopper`, which the grid uses for all panels and menus.',
  async () => {
    await render(<Grid slotProps={{ basePopper: { placement: 'top-end' } }} />);
    apiRef.current?.showFilterPanel();
    await expect
      .poll(() =>
        document.querySelector('.MuiDataGrid-panel')?.getAttribute('data-popper-placement'),
      )
      .toMatch(/^(top|bottom)-end$/);
  },
);

claim(
  'The state and the instance id are no longer passed, and `useGridSelector` takes the argument before the comparison function:',
  async () => {
    const equal = vi.fn(() => true);
    function Footer() {
      const api = packageExports.useGridApiContext();
      const size = useGridSelector(
        api,
        (self: RefObject<GridApi>) => self.current.state.pagination.paginationModel.page,
        undefined,
        equal,
      );
      return <p>Page {size}</p>;
    }
    await render(<Grid slots={{ footer: Footer }} />);
    apiRef.current?.sortColumn('name', 'desc');
    await expect.poll(() => equal.mock.calls.length).toBeGreaterThan(0);
    expect(packageExports.gridPageSelector(ref)).toBe(0);
  },
);

claim(
  'Inside the grid, for example in cells and slots, use `useGridApiContext()`, which is never `null`.',
  async () => {
    const seen: boolean[] = [];
    function Footer() {
      const api = packageExports.useGridApiContext();
      seen.push(api.current.getRowsCount() >= 0);
      return null;
    }
    await render(<Grid slots={{ footer: Footer }} />);
    expect(seen[0]).toBe(true);
  },
);

claim(
  '`apiRef.current.getRowId(row)` | Works; deprecated for `gridRowIdSelector(apiRef, row)`',
  async () => {
    await render(<Grid />);
    const row = rows[1] ?? {};
    expect(apiRef.current?.getRowId(row)).toBe(2);
    expect(packageExports.gridRowIdSelector(ref, row)).toBe(2);
  },
);

claim(
  '`apiRef.current.getRowNode(id)` | Works; deprecated for `gridRowNodeSelector(apiRef, id)`',
  async () => {
    await render(<Grid />);
    expect(apiRef.current?.getRowNode(2)).toMatchObject({ id: 2, type: 'leaf' });
    expect(packageExports.gridRowNodeSelector(ref, 2)).toBe(apiRef.current?.getRowNode(2));
  },
);

claim(
  "The pagination now uses texts of the grid, so you don't need Material UI's locales to translate it.",
  async () => {
    const { deDE } = await import('@mui/x-data-grid/locales');
    await render(<Grid localeText={deDE.components.MuiDataGrid.defaultProps.localeText} />);
    await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  },
);

claim(
  '`paginationDisplayedRows` also receives `estimated` if you set `estimatedRowCount`.',
  async () => {
    const paginationDisplayedRows = vi.fn(
      ({ estimated }: { estimated?: number }) => `~${estimated}`,
    );
    await render(
      <Grid
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={5000}
        localeText={{ paginationDisplayedRows }}
      />,
    );
    await expect.element(page.getByText('~5000')).toBeVisible();
  },
);

claim('Search field of `GridToolbar` | Off | On', async () => {
  const { unmount } = await render(<GridV7 slots={{ toolbar: v7.GridToolbar }} />);
  await expect.element(page.getByRole('button', { name: 'Select columns' })).toBeVisible();
  expect(page.getByRole('searchbox').query()).toBeNull();
  await unmount();
  await render(<Grid showToolbar slots={{ toolbar: packageExports.GridToolbar }} />);
  await expect.element(page.getByRole('searchbox')).toBeInTheDocument();
});

claim(
  'Density button in the toolbar | In `GridToolbar` | Not with `showToolbar` alone',
  async () => {
    const { unmount } = await render(<GridV7 slots={{ toolbar: v7.GridToolbar }} />);
    await expect.element(page.getByRole('button', { name: 'Density' })).toBeVisible();
    await unmount();
    await render(<Grid showToolbar />);
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    expect(page.getByRole('button', { name: 'Density' }).query()).toBeNull();
  },
);

const REMOVED_EXPORTS = [
  'GridOverlays',
  'GridSaveAltIcon',
  'createUseGridApiEventHandler',
  'gridRowsDataRowIdToIdLookupSelector',
  'sanitizeFilterItemValue',
  'selectedGridRowsCountSelector',
  'selectedGridRowsSelector',
  'selectedIdsLookupSelector',
  'useGridApiEventHandler',
  'useGridApiOptionHandler',
];
const REMOVED_CLASSES = [
  'columnHeader--lastUnpinned',
  'detailPanels',
  'main--hasSkeletonLoadingOverlay',
  'pinnedColumns',
  'pinnedRowsRenderZone',
  'scrollbarFiller--borderBottom',
  'scrollbarFiller--borderTop',
  'scrollbarFiller--header',
];
const REMOVED_METHODS = ['forceUpdate', 'resize'];

claim(
  'This table lists all exports, props, slots, API methods, CSS classes and locale keys of v7 that were removed or renamed in v8.',
  async () => {
    const missing = (before: object, now: object) =>
      Object.keys(before)
        .filter((name) => !(name in now))
        .sort();
    expect(missing(v7, packageExports)).toEqual(REMOVED_EXPORTS);
    expect(missing(v7.gridClasses, gridClasses)).toEqual(REMOVED_CLASSES);
    expect(missing(v7.GRID_DEFAULT_LOCALE_TEXT, packageExports.GRID_DEFAULT_LOCALE_TEXT)).toEqual([
      'MuiTablePagination',
    ]);
    expectTypeOf<Exclude<keyof v7.DataGridProps, keyof DataGridProps>>().toEqualTypeOf<
      | 'forwardedProps'
      | 'indeterminateCheckboxAction'
      | 'resetPageOnSortFilter'
      | 'rowPositionsDebounceMs'
      | 'unstable_rowSpanning'
    >();
    expectTypeOf<Exclude<keyof v7.GridSlots, keyof packageExports.GridSlots>>().toEqualTypeOf<
      'baseFormControl' | 'baseInputAdornment' | 'baseInputLabel'
    >();
    const api7: { current: v7.GridApi | null } = { current: null };
    const { unmount } = await render(<GridV7 apiRef={api7 as RefObject<v7.GridApi>} />);
    const methods = { ...api7.current };
    await unmount();
    await render(<Grid />);
    expect(missing(methods, apiRef.current ?? {})).toEqual(REMOVED_METHODS);
  },
);

claim('No event of the grid was removed or renamed.', () => {
  type Events7 = Exclude<keyof v7.GridEventLookup, symbol>;
  expectTypeOf<Exclude<Events7, packageExports.GridEvents>>().toBeNever();
});
