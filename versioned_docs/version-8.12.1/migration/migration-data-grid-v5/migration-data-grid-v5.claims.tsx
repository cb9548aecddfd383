import { claim, sourced } from '@portal/claims';
import * as v5 from 'mui-x-data-grid-v5';
import * as v6 from 'mui-x-data-grid-v6';
import type { GridApi } from 'mui-x-data-grid-v7';
import { Component, type ComponentType, type ReactNode, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Api = Omit<GridApi, 'getRowNode'> &
  Record<'getRowIndex' | 'getVisibleRowModels' | 'updateColumn' | 'selectRows', unknown> & {
    getRowNode: (id: number) => object;
  };
/** What both majors have. Their types differ, which is the topic of the page. */
interface Major {
  DataGrid: ComponentType<Props>;
  useGridApiContext: () => RefObject<Api>;
}
const older = v5 as unknown as Major;
const newer = v6 as unknown as Major;
const names = (major: Major) => Object.keys(major);

interface Row {
  id: number;
  name: string;
  amount: number;
  day: string;
  country: string;
}
const rows: Row[] = [
  { id: 1, name: 'Ada', amount: 20, day: '2025-01-05', country: 'FI' },
  { id: 2, name: 'Bo', amount: 10, day: '2025-02-05', country: 'SE' },
  { id: 3, name: 'Cy', amount: 30, day: '2025-03-05', country: 'FI' },
];
const nameColumn = { field: 'name', width: 150 };
const amountColumn = { field: 'amount', type: 'number', width: 120 };
const editable = { ...nameColumn, editable: true };

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

let api: Api;
const footers = new Map<Major, ComponentType>();
/** A footer that takes the API out of the grid: `DataGrid` has no prop for it in v5. */
function footerOf(major: Major): ComponentType {
  function Footer() {
    const ref = major.useGridApiContext();
    api = ref.current;
    return null;
  }
  const known = footers.get(major) ?? Footer;
  footers.set(major, known);
  return known;
}

function element(major: Major, { components = {}, ...props }: Props = {}): ReactNode {
  const { DataGrid } = major;
  return (
    <div style={{ height: 400, width: 800 }}>
      <Caught>
        <DataGrid
          rows={rows}
          columns={[nameColumn, amountColumn]}
          components={{ Footer: footerOf(major), ...(components as object) }}
          {...props}
        />
      </Caught>
    </div>
  );
}
const show = (major: Major, props?: Props) => render(element(major, props));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const cells = (field: string) =>
  all(`.MuiDataGrid-row [data-field="${field}"]`).map((cell) => cell.textContent);
const alert = () => all('[role=alert]')[0]?.textContent;
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Shows the grid in both majors, one after the other. */
async function compare<T>(
  props: Props,
  read: (major: Major) => T | Promise<T>,
  expected: readonly [before: unknown, after: unknown],
) {
  for (const [index, major] of [older, newer].entries()) {
    const { unmount } = await show(major, props);
    await expect
      .poll(() => read(major), { message: index === 0 ? 'v5' : 'v6' })
      .toEqual(expected[index]);
    await unmount();
  }
}

async function editFirstName(text: string) {
  await page.getByRole('cell', { name: 'Ada' }).dblClick();
  await userEvent.keyboard(text);
}

claim('Edit with `onCellEditCommit` | Calls it | Shows the value, and never calls it', async () => {
  for (const [major, calls] of [
    [older, 1],
    [newer, 0],
  ] as const) {
    const committed = vi.fn<() => void>();
    const { unmount } = await show(major, {
      columns: [editable],
      onCellEditCommit: () => committed(),
    });
    await editFirstName('m{Enter}');
    await expect.poll(() => cells('name')[0]).toBe('Adam');
    expect(committed).toHaveBeenCalledTimes(calls);
    await unmount();
  }
});

claim(
  '`processRowUpdate` receives the new row and the old row, and can return a promise. The cell shows the value in the row that it returns.',
  async () => {
    const saved = vi.fn<(newRow: Row, oldRow: Row) => Promise<Row>>((row) =>
      Promise.resolve({ ...row, name: row.name.toUpperCase() }),
    );
    await show(newer, { columns: [editable], processRowUpdate: saved });
    await editFirstName('m{Enter}');
    await expect.poll(() => cells('name')[0]).toBe('ADAM');
    expect(saved.mock.lastCall?.slice(0, 2)).toEqual([{ ...rows[0], name: 'Adam' }, rows[0]]);
  },
);

claim(
  'On v5, remove deprecated code: set `experimentalFeatures={{ newEditingApi: true }}` and replace the old editing callbacks, `hide` in columns, and `getValue`. The replacements work in both versions.',
  async () => {
    const saved = vi.fn<(row: Row) => Row>((row) => row);
    await show(older, {
      columns: [{ ...editable, renderCell: ({ row }: { row: Row }) => row.name }, amountColumn],
      columnVisibilityModel: { amount: false },
      experimentalFeatures: { newEditingApi: true },
      processRowUpdate: (row: Row) => saved(row),
    });
    expect(cells('amount')).toEqual([]);
    await editFirstName('m{Enter}');
    await expect.poll(() => saved.mock.lastCall?.[0].name).toBe('Adam');
  },
);

claim(
  'If `processRowUpdate` throws or rejects, the cell stays in edit mode, and `onProcessRowUpdateError` is called; without it, the grid logs an error.',
  async () => {
    const failed = vi.fn<(error: Error) => void>();
    const fail = () => Promise.reject(new Error('Offline'));
    const { unmount } = await show(newer, {
      columns: [editable],
      processRowUpdate: fail,
      onProcessRowUpdateError: (error: Error) => failed(error),
    });
    await editFirstName('m{Enter}');
    await expect.poll(() => failed.mock.lastCall?.[0].message).toBe('Offline');
    expect(api.getCellMode(1, 'name')).toBe('edit');
    await unmount();
    const logged = silent();
    await show(newer, { columns: [editable], processRowUpdate: fail });
    await editFirstName('m{Enter}');
    await expect
      .poll(() => String(logged.mock.calls))
      .toContain('`onProcessRowUpdateError` is missing');
  },
);

claim(
  '`disableIgnoreModificationsIfProcessingProps` was removed and is always on: if a user presses **Enter** while `preProcessEditCellProps` runs, the cell stays in edit mode.',
  async () => {
    let finish: () => void = () => undefined;
    await show(newer, {
      columns: [
        {
          ...editable,
          preProcessEditCellProps: ({ props }: { props: object }) =>
            new Promise<object>((resolve) => {
              finish = () => resolve(props);
            }),
        },
      ],
    });
    api.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => api.getCellMode(1, 'name')).toBe('edit');
    const change = api.setEditCellValue({ id: 1, field: 'name', value: 'Adam' });
    api.stopCellEditMode({ id: 1, field: 'name' });
    expect(api.getCellMode(1, 'name')).toBe('edit');
    finish();
    await change;
    expect(api.getCellMode(1, 'name')).toBe('edit');
    api.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => api.getCellMode(1, 'name')).toBe('view');
  },
);

claim(
  "`apiRef.current.setCellMode(id, field, 'edit')` | `apiRef.current.startCellEditMode({ id, field })`",
  async () => {
    await show(newer, { columns: [editable] });
    expect(api).not.toHaveProperty('setCellMode');
    api.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => api.getCellMode(1, 'name')).toBe('edit');
  },
);

const pageProps = { page: 1, pageSize: 2, rowsPerPageOptions: [2], pagination: true };

claim('`page` and `pageSize` | Set the page | Are ignored', () =>
  compare(pageProps, () => cells('name'), [['Cy'], ['Ada', 'Bo', 'Cy']]),
);

claim(
  'The page and the page size are now in one object, so changing both causes one event and one request.',
  async () => {
    const changed = vi.fn<(model: object) => void>();
    await show(newer, {
      pagination: true,
      initialState: { pagination: { paginationModel: { page: 0, pageSize: 1 } } },
      pageSizeOptions: [1, 2],
      onPaginationModelChange: (model: object) => changed(model),
    });
    api.setPaginationModel({ page: 1, pageSize: 2 });
    await expect.poll(() => cells('name')).toEqual(['Cy']);
    expect(changed).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 2 });
  },
);

claim(
  'State that you saved with `exportState()` in v5 has the old form. Convert it when you load it, or the grid starts on the first page.',
  async () => {
    const { unmount } = await show(older, pageProps);
    const saved = api.exportState();
    expect(saved.pagination).toEqual({ page: 1, pageSize: 2 });
    await unmount();
    await show(newer, { pagination: true, initialState: saved, pageSizeOptions: [2, 100] });
    expect(cells('name')).toEqual(['Ada', 'Bo', 'Cy']);
  },
);

claim(
  'The constant `MAX_PAGE_SIZE` was removed; the maximum of `DataGrid` is still 100.',
  async () => {
    expect(names(older)).toContain('MAX_PAGE_SIZE');
    expect(names(newer)).not.toContain('MAX_PAGE_SIZE');
    silent();
    await show(newer, { pagination: true, paginationModel: { page: 0, pageSize: 101 } });
    expect(alert()).toContain('cannot exceed 100');
  },
);

claim('`selectionModel` | Selects rows | Is ignored', () =>
  compare({ selectionModel: [1] }, () => all('.MuiDataGrid-row.Mui-selected').length, [1, 0]),
);

claim('With a string, the grid fails.', async () => {
  silent();
  await show(newer, { columns: [{ field: 'day', type: 'date' }] });
  expect(alert()).toContain('column type only accepts `Date` objects as values.');
});

claim('Column of type `date` with strings | Shows the text | The grid fails', async () => {
  silent();
  await compare(
    { columns: [{ field: 'day', type: 'date' }] },
    () => [cells('day')[0], alert() !== undefined],
    [
      ['2025-01-05', false],
      [undefined, true],
    ],
  );
});

claim('Convert it in `valueGetter`:', async () => {
  await show(newer, {
    columns: [
      {
        field: 'day',
        type: 'date',
        valueGetter: ({ value }: { value: string }) => value && new Date(value),
      },
    ],
  });
  expect(cells('day')[0]).toBe('1/5/2025');
});

claim(
  "`new Date('2025-01-05')` is midnight in UTC, which is January 4 in America. Write `new Date('2025-01-05T00:00:00')` for a day without a time.",
  () => {
    expect(new Date('2025-01-05').toISOString()).toBe('2025-01-05T00:00:00.000Z');
    const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', day: 'numeric' });
    expect(day.format(new Date('2025-01-05'))).toBe('4');
    expect(new Date('2025-01-05T00:00:00').getDate()).toBe(5);
    expect(new Date('2025-01-05T00:00:00').getHours()).toBe(0);
  },
);

claim('Column with `hide: true` | Is hidden | Is visible', () =>
  compare(
    { columns: [{ ...nameColumn, hide: true }, amountColumn] },
    () => cells('name').length,
    [0, 3],
  ),
);

claim('If `valueOptions` contains objects, the cell shows their `label`.', () =>
  compare(
    {
      columns: [
        {
          field: 'country',
          type: 'singleSelect',
          valueOptions: [
            { value: 'FI', label: 'Finland' },
            { value: 'SE', label: 'Sweden' },
          ],
        },
      ],
    },
    () => cells('country'),
    [
      ['FI', 'SE', 'FI'],
      ['Finland', 'Sweden', 'Finland'],
    ],
  ),
);

claim(
  'A `valueFormatter` no longer changes the options in the editor and in the filter panel.',
  async () => {
    for (const [major, expected] of [
      [older, ['Country FI', 'Country SE']],
      [newer, ['FI', 'SE']],
    ] as const) {
      const { unmount } = await show(major, {
        experimentalFeatures: { newEditingApi: true },
        columns: [
          {
            field: 'country',
            type: 'singleSelect',
            editable: true,
            valueOptions: ['FI', 'SE'],
            valueFormatter: ({ value }: { value: string }) => `Country ${value}`,
          },
        ],
      });
      api.startCellEditMode({ id: 1, field: 'country' });
      await expect
        .poll(() => all('[role=option]').map((option) => option.textContent))
        .toEqual(expected);
      await unmount();
    }
  },
);

claim('`null` from `renderCell` | Shows the value | Shows nothing', () =>
  compare({ columns: [{ ...nameColumn, renderCell: () => null }] }, () => cells('name')[0], [
    'Ada',
    '',
  ]),
);

claim('To show the default content, return `undefined`.', async () => {
  await show(newer, { columns: [{ ...nameColumn, renderCell: () => undefined }] });
  expect(cells('name')[0]).toBe('Ada');
});

claim('Items with the old names have no effect; the grid logs an error.', async () => {
  const logged = silent();
  const filterModel = {
    items: [{ id: 1, columnField: 'name', operatorValue: 'equals', value: 'Bo' }],
  };
  await compare({ filterModel }, () => cells('name'), [['Bo'], ['Ada', 'Bo', 'Cy']]);
  expect(String(logged.mock.calls)).toContain('The `operator` field is required');
});

claim('Texts of the column menu | Hide, Show columns | Hide column, Manage columns', async () => {
  for (const [major, expected] of [
    [older, ['Hide', 'Show columns']],
    [newer, ['Hide column', 'Manage columns']],
  ] as const) {
    const { unmount } = await show(major);
    api.showColumnMenu('name');
    await expect
      .poll(() => all('[role=menuitem]').map((item) => item.textContent))
      .toEqual(expect.arrayContaining([...expected]));
    await unmount();
  }
});

const Broken = () => {
  throw new Error('Broken cell');
};

claim(
  'Error in a cell | The grid shows the message | The error reaches your error boundary',
  async () => {
    silent();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await compare(
      { columns: [{ ...nameColumn, renderCell: Broken }] },
      () => [
        all('.MuiDataGrid-root')[0]?.textContent.includes('Broken cell') ?? false,
        alert() ?? '',
      ],
      [
        [true, ''],
        [false, 'Broken cell'],
      ],
    );
  },
);

claim('**The slot `Header` was removed.** Use `Toolbar`.', async () => {
  const Text = () => <p>My text</p>;
  const isShown = () => page.getByText('My text').query() !== null;
  await compare({ components: { Header: Text } }, isShown, [true, false]);
  await show(newer, { components: { Toolbar: Text } });
  expect(isShown()).toBe(true);
});

claim(
  '**`components` and `componentsProps` still work**, but are deprecated. The new names are `slots` and `slotProps`, with keys that start with a lowercase letter.',
  async () => {
    const Text = ({ text }: { text: string }) => <p>{text}</p>;
    await show(newer, {
      components: { Toolbar: Text },
      componentsProps: { toolbar: { text: 'Old' } },
    });
    await expect.element(page.getByText('Old')).toBeVisible();
    const { DataGrid } = newer;
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={[nameColumn]}
          slots={{ toolbar: Text }}
          slotProps={{ toolbar: { text: 'New' } }}
        />
      </div>,
    );
    await expect.element(page.getByText('New')).toBeVisible();
  },
);

claim('**`headerHeight` is now `columnHeaderHeight`.** The old name has no effect.', async () => {
  const height = () => all('.MuiDataGrid-columnHeaders')[0]?.offsetHeight;
  await compare({ headerHeight: 90 }, height, [90, 56]);
  await show(newer, { columnHeaderHeight: 90 });
  expect(height()).toBe(90);
});

claim(
  '`.MuiDataGrid-withBorder` is now `.MuiDataGrid-withBorderColor`, and sets only a color.',
  async () => {
    const widthOf = async (major: Major, className: string) => {
      const { unmount } = await show(major);
      const cell = all('.MuiDataGrid-cell')[0] ?? document.body;
      cell.classList.add(className);
      const { borderRightWidth } = getComputedStyle(cell);
      await unmount();
      return borderRightWidth;
    };
    expect(await widthOf(older, 'MuiDataGrid-withBorder')).toBe('1px');
    expect(await widthOf(newer, 'MuiDataGrid-withBorderColor')).toBe('0px');
  },
);

claim('`GridEvents` is a type, so it has no members at run time.', () => {
  expect(names(older)).toContain('GridEvents');
  expect(names(newer)).not.toContain('GridEvents');
});

claim(
  'The grid never publishes an event with an old name, and `subscribeEvent` reports no error.',
  async () => {
    await show(newer);
    const called = vi.fn<(name: string) => void>();
    const subscribe = api.subscribeEvent as (name: string, handler: () => void) => () => void;
    for (const name of ['selectionChange', 'rowSelectionChange']) {
      subscribe(name, () => called(name));
    }
    api.selectRow(1);
    await expect.poll(() => called.mock.calls).toEqual([['rowSelectionChange']]);
  },
);

claim(
  '`DataGrid` now has the prop `apiRef`, and `useGridApiRef()` works with it; in v5, both required Pro.',
  async () => {
    for (const [major, expected] of [
      [older, false],
      [newer, true],
    ] as const) {
      const apiRef: { current: unknown } = { current: null };
      const { unmount } = await show(major, { apiRef });
      expect(apiRef.current !== null).toBe(expected);
      await unmount();
    }
  },
);

claim('`getRowIndex(id)` | `getRowIndexRelativeToVisibleRows(id)`', async () => {
  await show(newer);
  expect(api).not.toHaveProperty('getRowIndex');
  expect(api.getRowIndexRelativeToVisibleRows(2)).toBe(1);
});

claim('`updateColumn(column)` | `updateColumns([column])`', async () => {
  await show(newer);
  expect(api).not.toHaveProperty('updateColumn');
  api.updateColumns([{ field: 'name', headerName: 'Customer' }]);
  await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
});

claim('`getVisibleRowModels()` | `gridExpandedSortedRowEntriesSelector(apiRef)`', async () => {
  await show(newer);
  expect(api).not.toHaveProperty('getVisibleRowModels');
  type Ref = Parameters<typeof v6.gridExpandedSortedRowEntriesSelector>[0];
  expect(
    v6.gridExpandedSortedRowEntriesSelector({ current: api } as unknown as Ref).map(({ id }) => id),
  ).toEqual([1, 2, 3]);
});

claim(
  "`getRowNode(id)` | Returns a node with `type`: check `type === 'group'` before you read `children`",
  async () => {
    await show(newer);
    expect(api.getRowNode(1)).toMatchObject({ type: 'leaf' });
    expect(api.getRowNode(1)).not.toHaveProperty('children');
  },
);

claim(
  '`apiRef.current.selectRows()`, `selectRowRange()` | The same in Pro and Premium. In `DataGrid`, `setRowSelectionModel()`',
  async () => {
    await show(newer, { checkboxSelection: true });
    expect(api).not.toHaveProperty('selectRows');
    api.setRowSelectionModel([1, 2]);
    await expect.poll(() => all('.MuiDataGrid-row.Mui-selected').length).toBe(2);
  },
);

claim('Unknown `type` of a column with `columnTypes` | Uses the type | Is text', () =>
  compare(
    {
      columns: [{ field: 'amount', type: 'euro' }],
      columnTypes: {
        euro: {
          extendType: 'number',
          valueFormatter: ({ value }: { value: number }) => `${value} €`,
        },
      },
    },
    () => cells('amount')[0],
    ['20 €', '20'],
  ),
);

claim('`getValue` was removed from the parameters of all functions.', async () => {
  silent();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await compare(
    {
      columns: [
        nameColumn,
        {
          field: 'copy',
          valueGetter: (params: { id: number; getValue: (id: number, field: string) => string }) =>
            params.getValue(params.id, 'name'),
        },
      ],
    },
    () => cells('copy')[0] ?? alert(),
    ['Ada', 'params.getValue is not a function'],
  );
});

claim(
  "If the other column has a `valueGetter`, call `params.api.getCellValue(params.id, 'price')`.",
  async () => {
    await show(newer, {
      columns: [
        { field: 'price', valueGetter: ({ row }: { row: Row }) => row.amount * 2 },
        {
          field: 'tax',
          valueGetter: (params: { id: number; api: Api }) =>
            Number(params.api.getCellValue(params.id, 'price')) / 4,
        },
      ],
    });
    expect(cells('tax')).toEqual(['10', '5', '15']);
  },
);

claim('**Alt+C** in selected rows | Copies rows with headers | Does nothing', async () => {
  const copied = async (major: Major) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { unmount } = await show(major, { checkboxSelection: true });
    await page.getByRole('cell', { name: 'Ada' }).click();
    await expect.poll(() => all('.MuiDataGrid-row.Mui-selected').length).toBe(1);
    await userEvent.keyboard('{Alt>}c{/Alt}');
    const text = write.mock.lastCall?.[0];
    await unmount();
    write.mockRestore();
    return text;
  };
  expect(await copied(older)).toMatch(/^name\tamount/);
  expect(await copied(newer)).toBeUndefined();
});

const changelog = {
  url: 'https://github.com/mui/mui-x/blob/v6.x/CHANGELOG.md',
  checked: '2026-11-25',
} as const;
sourced('**Ctrl+Enter** on a row (Pro) | Opens the detail panel | Does nothing', changelog);
sourced('**Row pinning and aggregation need no flag** in `experimentalFeatures`.', changelog);
sourced(
  '`GridRowScrollEndParams` has `visibleRowsCount` instead of `virtualRowsCount`.',
  changelog,
);

claim(
  'If you leave `onCellEditCommit` in JavaScript, nothing fails: users edit cells, the grid shows the new values, and your function is never called, so **nothing is saved**.',
  async () => {
    const saved = vi.fn();
    const { unmount } = await show(newer, { columns: [editable], onCellEditCommit: saved });
    await editFirstName('x{Enter}');
    await expect.poll(() => cells('name')[0]).toContain('x');
    expect(saved).not.toHaveBeenCalled();
    await unmount();
  },
);

claim('`hide` in a column no longer has an effect: **the column is visible**.', async () => {
  await compare(
    { columns: [nameColumn, { ...amountColumn, hide: true }] },
    () => cells('amount').length,
    [0, 3],
  );
});

claim('In v5, an error in one cell replaced the grid with its message.', async () => {
  silent();
  const failing = {
    field: 'name',
    renderCell: () => {
      throw new Error('Broken cell');
    },
  };
  const { unmount } = await show(older, { columns: [failing] });
  await expect.poll(() => all('.MuiDataGrid-root').length).toBe(1);
  await expect.poll(() => document.body.textContent).toContain('Broken cell');
  expect(alert()).toBeUndefined();
  await unmount();
  await show(newer, { columns: [failing] });
  // In v6, the error reaches the boundary around the grid.
  await expect.poll(alert).toContain('Broken cell');
});

claim('In v5, `null` meant the default content.', async () => {
  await compare({ columns: [{ ...nameColumn, renderCell: () => null }] }, () => cells('name')[0], [
    'Ada',
    '',
  ]);
});

claim('`DataGrid` ignores the old props.', async () => {
  await compare(
    { pageSize: 1, rowsPerPageOptions: [1], components: { Footer: undefined } },
    () => cells('name').length,
    [1, 3],
  );
});

claim('The grid ignores the old names.', async () => {
  await compare({ selectionModel: [2] }, () => all('.MuiDataGrid-row.Mui-selected').length, [1, 0]);
});
