import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, sourced } from '@portal/claims';
import * as v6 from 'mui-x-data-grid-v6';
import * as v7 from 'mui-x-data-grid-v7';
import {
  gridFilteredSortedRowIdsSelector,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from 'mui-x-data-grid-v7';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
/** What both majors have. Their types differ, which is the topic of the page. */
interface Major {
  DataGrid: ComponentType<Props>;
  GridToolbar: ComponentType<Props>;
  GridToolbarContainer: ComponentType<Props>;
  GridToolbarDensitySelector: ComponentType<Props>;
  gridClasses: Record<string, string>;
  gridFilteredSortedRowIdsSelector: (state: unknown) => unknown;
  gridPageSelector: (state: unknown) => number;
}
const older = v6 as unknown as Major;
const newer = v7 as unknown as Major;

const rows = [
  { id: 1, name: 'Ada', amount: 20, date: new Date(2025, 0, 5) },
  { id: 2, name: 'Bo', amount: 10, date: new Date(2025, 1, 5) },
  { id: 3, name: 'Cy', amount: 30, date: new Date(2025, 2, 5) },
];
const nameColumn = { field: 'name', width: 150 };
const amountColumn = { field: 'amount', type: 'number', width: 120 };

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

let api: GridApi;
const apiRef = {
  get current(): GridApi {
    return api;
  },
  set current(value: GridApi) {
    api = value;
  },
};

function element(major: Major, props: Props = {}): ReactNode {
  const { DataGrid } = major;
  return (
    <div style={{ height: 400, width: 800 }}>
      <Caught>
        <DataGrid apiRef={apiRef} rows={rows} columns={[nameColumn, amountColumn]} {...props} />
      </Caught>
    </div>
  );
}
const show = (major: Major, props?: Props) => render(element(major, props));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => {
  const [found] = all(selector);
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const cells = (field: string) =>
  all(`.MuiDataGrid-row [data-field="${field}"]`).map((cell) => cell.textContent);
const rowHeight = () => find('.MuiDataGrid-row').offsetHeight;
const selected = () => api.state.rowSelection as unknown as number[];
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const onlyBo = { items: [{ id: 1, field: 'name', operator: 'equals', value: 'Bo' }] };

/** Shows the grid in both majors, one after the other. */
async function compare<T>(
  props: Props,
  read: (major: Major) => T | Promise<T>,
  expected: readonly [before: unknown, after: unknown],
) {
  for (const [index, major] of [older, newer].entries()) {
    const { unmount } = await show(major, props);
    await expect
      .poll(() => read(major), { message: index === 0 ? 'v6' : 'v7' })
      .toEqual(expected[index]);
    await unmount();
  }
}

claim('``valueFormatter: ({ value }) => `${value} €` `` | Each cell shows `undefined €`', () =>
  compare(
    {
      columns: [
        {
          field: 'amount',
          valueFormatter: ({ value }: { value: number }) => `${value} €`,
        },
      ],
    },
    () => cells('amount')[0],
    ['20 €', 'undefined €'],
  ),
);

claim(
  '`valueSetter: ({ row, value }) => ({ ...row, value })` | `processRowUpdate` gets a row without id, and the cell stays in edit mode',
  async () => {
    const saved = vi.fn<(row: { id?: number }) => void>();
    const failed = vi.fn<(error: Error) => void>();
    await show(newer, {
      columns: [
        {
          ...nameColumn,
          editable: true,
          valueSetter: ({ row, value }: { row: object; value: string }) => ({ ...row, value }),
        },
      ],
      processRowUpdate: (row: { id?: number }) => {
        saved(row);
        return row;
      },
      onProcessRowUpdateError: (error: Error) => failed(error),
    });
    await page.getByRole('gridcell', { name: 'Ada' }).dblClick();
    await userEvent.keyboard('m{Enter}');
    await expect.poll(() => failed.mock.lastCall?.[0].message).toContain('unique `id` property');
    expect(saved.mock.lastCall?.[0].id).toBeUndefined();
    expect(api.getCellMode(1, 'name')).toBe('edit');
  },
);

claim(
  "`colSpan: ({ row }) => (row.isSummary ? 2 : 1)` | The grid fails: `Cannot read properties of undefined (reading 'isSummary')`",
  async () => {
    silent();
    await compare(
      {
        columns: [
          {
            ...nameColumn,
            colSpan: ({ row }: { row: { isSummary?: boolean } }) => (row.isSummary ? 2 : 1),
          },
          amountColumn,
        ],
      },
      () => all('[role=alert]').map((alert) => alert.textContent)[0],
      [undefined, "Cannot read properties of undefined (reading 'isSummary')"],
    );
  },
);

claim(
  '`getApplyFilterFn: (item) => (params) => params.value >= item.value` | The filter finds no rows',
  () =>
    compare(
      {
        filterModel: { items: [{ id: 1, field: 'amount', operator: 'minimum', value: 15 }] },
        columns: [
          {
            field: 'amount',
            filterOperators: [
              {
                value: 'minimum',
                getApplyFilterFn:
                  (item: { value: number }) =>
                  (params: { value: number }): boolean =>
                    params.value >= item.value,
              },
            ],
          },
        ],
      },
      () => cells('amount'),
      [['20', '30'], []],
    ),
);

claim('`valueGetter` | `(params)` | `(value, row, column, apiRef)`', async () => {
  const called = vi.fn<(...args: unknown[]) => string>(() => '');
  const columns = [{ field: 'name', valueGetter: called }];
  const { unmount } = await show(older, { columns });
  expect(called.mock.lastCall?.[0]).toMatchObject({ field: 'name' });
  await unmount();
  called.mockClear();
  await show(newer, { columns });
  const [value, row, column, ref] = called.mock.calls[0] ?? [];
  expect([value, row]).toEqual(['Ada', rows[0]]);
  expect(column).toMatchObject({ field: 'name' });
  expect(ref).toHaveProperty('current');
});

claim(
  '`renderCell`, `renderEditCell`, `renderHeader`, `getActions`, `preProcessEditCellProps` and `cellClassName` still get one object.',
  async () => {
    const called = {
      renderCell: vi.fn<(params: object) => string>(() => 'cell'),
      renderEditCell: vi.fn<(params: object) => string>(() => 'edit'),
      renderHeader: vi.fn<(params: object) => string>(() => 'header'),
      cellClassName: vi.fn<(params: object) => string>(() => 'mine'),
      preProcessEditCellProps: vi.fn<(params: { props: object }) => object>(({ props }) => props),
    };
    const getActions = vi.fn<(params: object) => never[]>(() => []);
    await show(newer, {
      columns: [
        { field: 'name', editable: true, ...called },
        { field: 'actions', type: 'actions', getActions },
      ],
    });
    api.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => called.renderEditCell.mock.lastCall?.[0]).toMatchObject({ id: 1 });
    await api.setEditCellValue({ id: 1, field: 'name', value: 'Adam' });
    expect(called.preProcessEditCellProps.mock.lastCall?.[0]).toMatchObject({ id: 1 });
    expect(called.renderCell.mock.lastCall?.[0]).toMatchObject({ field: 'name' });
    expect(called.renderHeader.mock.lastCall?.[0]).toMatchObject({ field: 'name' });
    expect(called.cellClassName.mock.lastCall?.[0]).toMatchObject({ field: 'name' });
    expect(getActions.mock.lastCall?.[0]).toHaveProperty('row');
  },
);

claim('In v6, any string was allowed, and unknown types were treated as text.', async () => {
  await show(older, { columns: [{ field: 'amount', type: 'price' }] });
  expect(cells('amount')).toEqual(['20', '10', '30']);
  // @ts-expect-error -- the type of v7 is narrower
  const column: GridColDef = { field: 'amount', type: 'price' };
  expect(column.type).toBe('price');
});

claim(
  'In v6, a cell was a flex container with a wrapper, `.MuiDataGrid-cellContent`. In v7, it is a block, and its line height centers the text.',
  async () => {
    await compare(
      {},
      () => [
        getComputedStyle(find('.MuiDataGrid-cell')).display,
        all('.MuiDataGrid-cellContent').length > 0,
      ],
      [
        ['flex', true],
        ['block', false],
      ],
    );
    await show(newer);
    expect(getComputedStyle(find('.MuiDataGrid-cell')).lineHeight).toBe('51px');
  },
);

const Box = () => <div className="box" style={{ height: 20, width: 20 }} />;
const distance = () =>
  Math.round(
    find('.box').getBoundingClientRect().top -
      find('.MuiDataGrid-cell').getBoundingClientRect().top,
  );

claim(
  "Fewer elements make scrolling faster, but content that isn't one line of text, such as icons, avatars and progress bars, moves to the top.",
  () =>
    compare({ columns: [{ ...nameColumn, renderCell: Box }] }, () => distance() < 5, [false, true]),
);

claim(
  "If the content has two lines, the second line starts below the cell and can't be seen.",
  async () => {
    await show(newer, {
      columns: [
        {
          ...nameColumn,
          renderCell: () => (
            <>
              <div>One</div>
              <div className="second">Two</div>
            </>
          ),
        },
      ],
    });
    const cell = find('.MuiDataGrid-cell');
    expect(find('.second').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      cell.getBoundingClientRect().bottom - 1,
    );
    expect(getComputedStyle(cell).overflow).toBe('hidden');
  },
);

claim("Set `display: 'flex'` in columns with such content:", async () => {
  await show(newer, { columns: [{ ...nameColumn, display: 'flex', renderCell: Box }] });
  expect(distance()).toBeGreaterThan(14);
  expect(distance()).toBeLessThan(18);
});

claim('The tooltip of a cell, its `title`, moved from the wrapper to the cell.', () =>
  compare({}, () => find('.MuiDataGrid-cell').title, ['', 'Ada']),
);

const Toolbar = () => <p>Orders toolbar</p>;
const hasToolbar = () => page.getByText('Orders toolbar').query() !== null;

claim(
  '`DataGrid` ignores them without a warning, so in JavaScript, your toolbar disappears.',
  async () => {
    const logged = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await compare({ components: { Toolbar } }, hasToolbar, [true, false]);
    const { unmount } = await show(newer, { components: { Toolbar } });
    logged.forEach((log) => expect(log).not.toHaveBeenCalled());
    await unmount();
  },
);

claim('The buttons "Show all" and "Hide all" became one checkbox.', async () => {
  const texts = async (major: Major) => {
    const { unmount } = await show(major);
    api.showPreferences('columns' as Parameters<GridApi['showPreferences']>[0]);
    await expect.poll(() => all('.MuiDataGrid-panel').length).toBe(1);
    const text = find('.MuiDataGrid-panel').textContent;
    await unmount();
    return text;
  };
  const before = await texts(older);
  expect(before).toContain('Hide all');
  expect(before).toContain('Show all');
  expect(await texts(newer)).toContain('Show/Hide All');
});

claim(
  'In JavaScript, props that you leave in `columnsPanel` have no effect, and React warns that it does not recognize them on a DOM element.',
  async () => {
    const logged = silent();
    await show(newer, {
      slotProps: { columnsPanel: { sort: 'desc', disableHideAllButton: true } },
    });
    api.showPreferences('columns' as Parameters<GridApi['showPreferences']>[0]);
    await expect.poll(() => all('.MuiDataGrid-panel input[type=checkbox]').length).toBe(3);
    expect(find('.MuiDataGrid-panel').textContent).toMatch(/name.*amount/);
    expect(String(logged.mock.calls[0])).toContain('does not recognize');
  },
);

claim(
  "If you set it, users can't change it: the density selector calls `onDensityChange` and does nothing else.",
  async () => {
    const changed = vi.fn<(density: string) => void>();
    await show(newer, {
      density: 'compact',
      slots: { toolbar: newer.GridToolbar },
      onDensityChange: (density: string) => changed(density),
    });
    await page.getByRole('button', { name: 'Density' }).click();
    await page.getByRole('menuitem', { name: 'Comfortable' }).click();
    expect(changed).toHaveBeenCalledWith('comfortable');
    expect(rowHeight()).toBe(36);
  },
);

claim(
  'Density selector with `density` set | Changes the density | Calls `onDensityChange` only',
  () =>
    compare(
      { density: 'compact' },
      () => {
        api.setDensity('comfortable');
        return rowHeight();
      },
      [67, 36],
    ),
);

claim('To set only the initial density, use `initialState`.', async () => {
  await show(newer, { initialState: { density: 'compact' } });
  expect(rowHeight()).toBe(36);
  api.setDensity('comfortable');
  await expect.poll(rowHeight).toBe(67);
});

claim(
  'The state is now the density itself instead of an object with `value` and `factor`: `apiRef.current.state.density`, typed as `GridDensityState`.',
  () => compare({}, () => api.state.density, [{ value: 'standard', factor: 1 }, 'standard']),
);

claim(
  'When users filter a column of type `date` or `dateTime`, the value in the filter model is a `Date`; in v6, it was a string such as `2025-01-05`.',
  async () => {
    const valueIn = async (major: Major) => {
      const changed = vi.fn<(model: { items: { value?: unknown }[] }) => void>();
      const { unmount } = await show(major, {
        columns: [{ field: 'date', type: 'date' }],
        filterDebounceMs: 0,
        onFilterModelChange: (model: { items: { value?: unknown }[] }) => changed(model),
      });
      api.showFilterPanel('date');
      await expect.poll(() => all('input[type=date]').length).toBe(1);
      await userEvent.fill(find('input[type=date]'), '2025-01-05');
      await expect.poll(() => changed.mock.lastCall?.[0].items[0]?.value).toBeTruthy();
      const value = changed.mock.lastCall?.[0].items[0]?.value;
      await unmount();
      return value;
    };
    expect(await valueIn(older)).toBe('2025-01-05');
    expect(await valueIn(newer)).toBeInstanceOf(Date);
  },
);

claim(
  'For `date`, the value is midnight in UTC, so take the day from `toISOString()`. In America, the local day from `getDate()` is one day earlier. For `dateTime`, it is the local time that the user entered.',
  async () => {
    // Strings with a day are midnight in UTC, and strings with a time are local, by the specification of `Date`.
    for (const [type, input, entered] of [
      ['date', 'date', '2025-01-05'],
      ['dateTime', 'datetime-local', '2025-01-05T10:30'],
    ] as const) {
      const changed = vi.fn<(model: { items: { value?: Date }[] }) => void>();
      const made: unknown[] = [];
      const { unmount } = await show(newer, {
        columns: [{ field: 'date', type }],
        filterDebounceMs: 0,
        onFilterModelChange: (model: { items: { value?: Date }[] }) => changed(model),
      });
      api.showFilterPanel('date');
      await expect.poll(() => all(`input[type=${input}]`).length).toBe(1);
      vi.stubGlobal(
        'Date',
        class extends Date {
          constructor(...args: [string]) {
            super(...args);
            made.push(args[0]);
          }
        },
      );
      await userEvent.fill(find(`input[type=${input}]`), entered);
      await expect.poll(() => changed.mock.lastCall?.[0].items[0]?.value).toBeTruthy();
      vi.unstubAllGlobals();
      expect(made).toContain(entered);
      expect(changed.mock.lastCall?.[0].items[0]?.value?.getTime()).toBe(
        new Date(entered).getTime(),
      );
      await unmount();
    }
    const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', day: 'numeric' });
    expect(day.format(new Date('2025-01-05'))).toBe('4');
    expect(new Date('2025-01-05').toISOString().slice(0, 10)).toBe('2025-01-05');
  },
);

claim('You can still set strings.', async () => {
  await show(newer, {
    columns: [nameColumn, { field: 'date', type: 'date' }],
    filterModel: { items: [{ id: 1, field: 'date', operator: 'is', value: '2025-01-05' }] },
  });
  expect(cells('name')).toEqual(['Ada']);
});

const searchAda = (more: object = {}) => ({
  columnVisibilityModel: { name: false },
  filterModel: { items: [], quickFilterValues: ['ada'], ...more },
});

claim('Search for text in a hidden column | Finds the row | Finds nothing', () =>
  compare(searchAda(), () => cells('amount'), [['20'], []]),
);

claim(
  'To search them as before, set `quickFilterExcludeHiddenColumns: false` in the filter model:',
  async () => {
    await show(newer, searchAda({ quickFilterExcludeHiddenColumns: false }));
    expect(cells('amount')).toEqual(['20']);
  },
);

const selectsIn = async (major: Major, props: Props = {}) => {
  const { unmount } = await show(major, props);
  api.showFilterPanel('name');
  await expect.poll(() => all('.MuiDataGrid-filterForm').length).toBe(1);
  const count = all('.MuiDataGrid-filterForm select').length;
  await unmount();
  return count;
};

claim(
  "The filter panel has Material UI's `Select` instead of native `<select>` elements, so tests that set the value of a `select` fail. To keep the native ones, write `slotProps={{ baseSelect: { native: true } }}`.",
  async () => {
    expect(await selectsIn(older)).toBeGreaterThan(1);
    expect(await selectsIn(newer)).toBe(0);
    expect(await selectsIn(newer, { slotProps: { baseSelect: { native: true } } })).toBeGreaterThan(
      1,
    );
  },
);

claim(
  'When a filter hides a selected row, the row is deselected, and `onRowSelectionModelChange` is called without it.',
  async () => {
    const changed = vi.fn<(model: GridRowSelectionModel) => void>();
    await show(newer, {
      checkboxSelection: true,
      onRowSelectionModelChange: (model: GridRowSelectionModel) => changed(model),
    });
    api.setRowSelectionModel([1, 2]);
    await expect.poll(selected).toEqual([1, 2]);
    api.setFilterModel(onlyBo);
    await expect.poll(selected).toEqual([2]);
    expect(changed).toHaveBeenLastCalledWith([2]);
  },
);

const filterSelected = () => {
  if (selected().length === 0 && cells('name').length === 3) {
    api.setRowSelectionModel([1]);
    api.setFilterModel(onlyBo);
  }
  return [cells('name').length, selected()];
};

claim('Selected row that a filter hides | Stays selected | Is deselected', () =>
  compare({}, filterSelected, [
    [1, [1]],
    [1, []],
  ]),
);

claim('To keep the selection, set `keepNonExistentRowsSelected`:', async () => {
  await show(newer, { checkboxSelection: true, keepNonExistentRowsSelected: true });
  api.setRowSelectionModel([1, 2]);
  api.setFilterModel(onlyBo);
  await expect.poll(() => cells('name')).toEqual(['Bo']);
  expect(selected()).toEqual([1, 2]);
});

claim(
  'Check a second row with `disableMultipleRowSelection` | Both are checked | The first is unchecked',
  async () => {
    for (const [major, expected] of [
      [older, [1, 2]],
      [newer, [2]],
    ] as const) {
      const { unmount } = await show(major, {
        checkboxSelection: true,
        disableMultipleRowSelection: true,
      });
      const boxes = page.getByRole('checkbox', { name: /select row/i });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await expect.poll(selected).toEqual(expected);
      await unmount();
    }
  },
);

const displayed = () => find('.MuiTablePagination-displayedRows').textContent;

claim(
  'In v6, the footer said `0–0 of 0` without it; now it says `1–NaN of undefined`.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    silent();
    await compare({ pagination: true, paginationMode: 'server' }, displayed, [
      '0–0 of 0',
      '1–NaN of undefined',
    ]);
  },
);

claim('Start with `0`, or with `-1` if the number of rows is unknown.', async () => {
  const { rerender } = await show(newer, {
    pagination: true,
    paginationMode: 'server',
    rowCount: 0,
  });
  expect(displayed()).toBe('0–0 of 0');
  await rerender(element(newer, { pagination: true, paginationMode: 'server', rowCount: -1 }));
  await expect.poll(displayed).toContain('of more than');
});

const resizable = () => all('.MuiDataGrid-columnSeparator--resizable').length;

claim(
  'Drag the separator of a column in the MIT package | Nothing happens | Resizes the column',
  () => compare({}, resizable, [0, 2]),
);

claim(
  'Users can drag the separators between headers, and double-click them to fit the content.',
  async () => {
    await show(newer, { columns: [{ field: 'name', width: 300 }] });
    const width = () => find('.MuiDataGrid-columnHeader').offsetWidth;
    expect(width()).toBe(300);
    find('.MuiDataGrid-columnSeparator').dispatchEvent(
      new MouseEvent('dblclick', { bubbles: true }),
    );
    await expect.poll(width).toBeLessThan(150);
  },
);

claim('To turn it off, set `disableColumnResize`, or `resizable: false` in a column.', async () => {
  const { unmount } = await show(newer, { disableColumnResize: true });
  expect(resizable()).toBe(0);
  await unmount();
  await show(newer, { columns: [{ ...nameColumn, resizable: false }, amountColumn] });
  expect(resizable()).toBe(1);
});

claim('`rowBufferPx` and `columnBufferPx` are 150 by default.', async () => {
  const count = async (props: Props) => {
    const { unmount } = await show(newer, {
      columns: Array.from({ length: 40 }, (_, index) => ({ field: `f${index}`, width: 100 })),
      rows: Array.from({ length: 90 }, (_, id) => ({ id })),
      ...props,
    });
    const rendered = [all('.MuiDataGrid-row').length, all('.MuiDataGrid-columnHeader').length];
    await unmount();
    return rendered;
  };
  const byDefault = await count({});
  expect(await count({ rowBufferPx: 150, columnBufferPx: 150 })).toEqual(byDefault);
  expect(await count({ rowBufferPx: 500, columnBufferPx: 500 })).not.toEqual(byDefault);
  expect(await count({ rowBuffer: 20, columnBuffer: 20 })).toEqual(byDefault);
});

claim(
  "The code still runs, with the warning A selector was called without passing the instance ID: selectors cache one result per grid, and the state doesn't tell which grid it belongs to.",
  async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(newer, { pagination: true });
    const { instanceId, ...state } = api.state as unknown as { instanceId?: unknown };
    expect(instanceId).toBeUndefined();
    expect(newer.gridPageSelector(state)).toBe(0);
    newer.gridFilteredSortedRowIdsSelector(state);
    await expect
      .poll(() => String(warned.mock.calls))
      .toContain('A selector was called without passing the instance ID');
  },
);

claim(
  "If you pass a column, it fails with Cannot read properties of undefined (reading 'field').",
  async () => {
    await show(newer);
    const column = api.getColumn('name') as unknown as string;
    expect(() => api.sortColumn(column, 'desc')).toThrow(
      "Cannot read properties of undefined (reading 'field')",
    );
    api.sortColumn('name', 'desc');
    await expect.poll(() => cells('name')).toEqual(['Cy', 'Bo', 'Ada']);
  },
);

claim(
  "`sortColumn('total', null)` leaves an empty model. In v6, the model contained `{ field: 'total', sort: null }`.",
  async () => {
    for (const major of [older, newer]) {
      const { unmount } = await show(major);
      const field = major === older ? api.getColumn('name') : 'name';
      api.sortColumn(field as string, null);
      expect(api.state.sorting.sortModel).toEqual(
        major === older ? [{ field: 'name', sort: null }] : [],
      );
      await unmount();
    }
  },
);

claim('Before the grid is measured, `isReady` is `false`.', async () => {
  const seen: boolean[] = [];
  function First() {
    const own = v7.useGridApiContext();
    seen.push(own.current.getRootDimensions().isReady);
    return null;
  }
  await show(newer, { slots: { toolbar: First } });
  expect(seen[0]).toBe(false);
  await expect.poll(() => api.getRootDimensions().isReady).toBe(true);
});

claim(
  'The column headers are now inside the scrolling element, and stay at the top with `position: sticky`, so that headers and cells scroll together.',
  async () => {
    await compare(
      {},
      () => find('.MuiDataGrid-virtualScroller').contains(find('.MuiDataGrid-columnHeaders')),
      [false, true],
    );
    await show(newer);
    expect(getComputedStyle(find('.MuiDataGrid-topContainer')).position).toBe('sticky');
  },
);

claim('Borders of rows moved from the bottom of a cell to its top.', () =>
  compare(
    {},
    () => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(find('.MuiDataGrid-cell'));
      return [borderTopWidth, borderBottomWidth];
    },
    [
      ['0px', '1px'],
      ['1px', '0px'],
    ],
  ),
);

const headerBackground = () =>
  getComputedStyle(find('.MuiDataGrid-columnHeader').closest('[role=row]') ?? document.body)
    .backgroundColor;

claim(
  'The header has a background. It is `palette.background.default`, because rows scroll under it.',
  async () => {
    const theme = createTheme({ palette: { background: { default: 'rgb(1, 2, 3)' } } });
    for (const [major, expected] of [
      [older, 'rgba(0, 0, 0, 0)'],
      [newer, 'rgb(1, 2, 3)'],
    ] as const) {
      const { unmount } = await render(
        <ThemeProvider theme={theme}>{element(major)}</ThemeProvider>,
      );
      expect(headerBackground()).toBe(expected);
      await unmount();
    }
  },
);

claim(
  'On `Paper` in dark mode, or on a colored page, set `mixins.MuiDataGrid.containerBackground` in the theme or the CSS variable `--DataGrid-containerBackground` on the grid.',
  async () => {
    const theme = createTheme({
      mixins: { MuiDataGrid: { containerBackground: 'rgb(4, 5, 6)' } },
    } as Parameters<typeof createTheme>[0]);
    const { unmount } = await render(<ThemeProvider theme={theme}>{element(newer)}</ThemeProvider>);
    expect(headerBackground()).toBe('rgb(4, 5, 6)');
    await unmount();
    await show(newer, { sx: { '--DataGrid-containerBackground': 'rgb(7, 8, 9)' } });
    expect(headerBackground()).toBe('rgb(7, 8, 9)');
  },
);

claim(
  'A row starts with `.MuiDataGrid-cellOffsetLeft` and ends with `.MuiDataGrid-cellEmpty`.',
  async () => {
    await show(newer);
    const row = find('.MuiDataGrid-row');
    expect(row.firstElementChild?.className).toContain('MuiDataGrid-cellOffsetLeft');
    expect(row.lastElementChild?.className).toContain('MuiDataGrid-cellEmpty');
  },
);

claim(
  '`.MuiDataGrid-withBorderColor` is no longer on cells. Set the CSS variable `--DataGrid-rowBorderColor` on the grid.',
  async () => {
    await compare({}, () => all('.MuiDataGrid-cell.MuiDataGrid-withBorderColor').length > 0, [
      true,
      false,
    ]);
    await show(newer, { sx: { '--DataGrid-rowBorderColor': 'rgb(1, 2, 3)' } });
    const [, second] = all('.MuiDataGrid-row');
    const cell = second?.querySelector('.MuiDataGrid-cell') ?? document.body;
    expect(getComputedStyle(cell).borderTopColor).toBe('rgb(1, 2, 3)');
  },
);

claim(
  '`role="grid"` moved from the outer element to `.MuiDataGrid-main`, and cells have `role="gridcell"` instead of `cell`.',
  () =>
    compare(
      {},
      () => [
        find('[role=grid]').classList.contains('MuiDataGrid-main'),
        find('.MuiDataGrid-cell').getAttribute('role'),
      ],
      [
        [false, 'cell'],
        [true, 'gridcell'],
      ],
    ),
);

claim(
  'In v6, the flag `ariaV7` did the same; set it there to update your tests first.',
  async () => {
    await show(older, { experimentalFeatures: { ariaV7: true } });
    expect(find('[role=grid]').classList.contains('MuiDataGrid-main')).toBe(true);
    expect(all('[role=gridcell]').length).toBeGreaterThan(0);
  },
);

claim(
  "`aria-label` stays on the outer element, which no longer has a role. So the grid has no name in v7, and `getByRole('grid', { name: 'Orders' })` finds nothing.",
  async () => {
    await compare(
      { 'aria-label': 'Orders' },
      () => page.getByRole('grid', { name: 'Orders' }).query() !== null,
      [true, false],
    );
    await show(newer, { 'aria-label': 'Orders' });
    expect(find('[aria-label="Orders"]').classList.contains('MuiDataGrid-root')).toBe(true);
    expect(find('[aria-label="Orders"]').hasAttribute('role')).toBe(false);
  },
);

/** While the window for printing is open, the grid has the printed rows only. */
const expectPrinted = async (expected: number[], options: object = {}) => {
  const before = all('iframe').length;
  api.exportDataAsPrint(options);
  await expect.poll(() => all('iframe').length).toBe(before + 1);
  expect(api.getSortedRowIds()).toEqual(expected);
  all('iframe').forEach((frame) => frame.remove());
};

claim('Print with selected rows | Prints all rows | Prints the selected rows', async () => {
  for (const [major, expected] of [
    [older, [1, 2, 3]],
    [newer, [2]],
  ] as const) {
    const { unmount } = await show(major, { columns: [nameColumn] });
    api.selectRow(2);
    await expect.poll(selected).toEqual([2]);
    await expectPrinted([...expected]);
    await unmount();
  }
});

claim(
  'To print all rows, pass `getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef)` in `printOptions`.',
  async () => {
    await show(newer, { columns: [nameColumn] });
    api.selectRow(2);
    await expect.poll(selected).toEqual([2]);
    await expectPrinted([1, 2, 3], {
      getRowsToExport: (params: { apiRef: typeof apiRef }) =>
        gridFilteredSortedRowIdsSelector(params.apiRef),
    });
  },
);

claim(
  'Filter `is` of a boolean column with the value `false` (not a string) | Is ignored | Is applied',
  () =>
    compare(
      {
        rows: [
          { id: 1, paid: true },
          { id: 2, paid: false },
        ],
        columns: [{ field: 'paid', type: 'boolean' }, { field: 'id' }],
        filterModel: { items: [{ id: 1, field: 'paid', operator: 'is', value: false }] },
      },
      () => cells('id'),
      [['1', '2'], ['2']],
    ),
);

claim('`rows` is `undefined` | The grid fails | The grid is empty', async () => {
  silent();
  await compare({ rows: undefined }, () => all('[role=alert]').length, [1, 0]);
});

claim('Warnings and errors start with `MUI X:` instead of `MUI:`.', async () => {
  const failed = async (major: Major) => {
    silent();
    const { unmount } = await show(major, { rows: [{ name: 'no id' }] });
    const message = find('[role=alert]').textContent;
    await unmount();
    return message;
  };
  expect(await failed(older)).toMatch(/^MUI: /);
  expect(await failed(newer)).toMatch(/^MUI X: /);
});

claim('`processRowUpdate` gets `{ rowId }` as a third argument.', async () => {
  const saved = vi.fn<(...args: unknown[]) => unknown>((row) => row);
  await show(newer, { columns: [{ ...nameColumn, editable: true }], processRowUpdate: saved });
  await page.getByRole('gridcell', { name: 'Ada' }).dblClick();
  await userEvent.keyboard('m{Enter}');
  await expect.poll(() => saved.mock.lastCall?.[2]).toEqual({ rowId: 1 });
});

const changelog = {
  url: 'https://github.com/mui/mui-x/blob/v7.x/CHANGELOG.md',
  checked: '2026-11-25',
} as const;
sourced(
  'Import `LicenseInfo` from `@mui/x-license`; the package was called `@mui/x-license-pro`.',
  changelog,
);
sourced('Role of a grid with tree data (Pro, Premium) | `grid` | `treegrid`', changelog);
sourced('The clipboard and lazy loading need no flag in `experimentalFeatures`.', changelog);
