import { claim, sourced } from '@portal/claims';
import alpha from '@site/older-releases/material-v4/node_modules/mui-x-data-grid-v4/package.json';
import packageV5 from '@site/older-releases/material-v5/node_modules/mui-x-data-grid-v5/package.json';
import packageV6 from '@site/older-releases/material-v5/node_modules/mui-x-data-grid-v6/package.json';
import packageV8 from '@site/node_modules/@mui/x-data-grid/package.json';
import codemod from '@site/node_modules/@mui/x-codemod/package.json';
import packageV7 from '@site/node_modules/mui-x-data-grid-v7/package.json';
import * as v5 from 'mui-x-data-grid-v5';
import * as v6 from 'mui-x-data-grid-v6';
import * as v7 from 'mui-x-data-grid-v7';
import type { GridApi } from 'mui-x-data-grid-v7';
import {
  useEffect,
  Component,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Api = Omit<GridApi, 'state'> & { state: { filter: object; selection: number[] } };
/** The parts of v5 that the claims use. Its types need React 18, and the claims run with React 19. */
interface Version5 {
  DataGrid: ComponentType<Props>;
  GridToolbarExport: ComponentType<Props>;
  GRID_CHECKBOX_SELECTION_COL_DEF: { field: string };
  gridClasses: Record<string, string>;
  getDefaultGridFilterModel: () => object;
  plPL: { components: { MuiDataGrid: { defaultProps: { localeText: object } } } };
  useGridApiContext: () => RefObject<Api>;
}
const { DataGrid, useGridApiContext, ...lib } = v5 as unknown as Version5;

interface Row {
  id: number;
  name: string;
  amount: number;
}
const rows: Row[] = [
  { id: 1, name: 'Ada', amount: 20 },
  { id: 2, name: 'Bo', amount: 10 },
];
const columns = [{ field: 'name', width: 150 }, { field: 'amount' }];

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
/** Takes the API out of the grid: `DataGrid` has no prop for it in v5. */
function Footer() {
  const ref = useGridApiContext();
  useEffect(() => {
    api = ref.current;
  }, [ref]);
  return null;
}

const show = ({ components = {}, ...props }: Props = {}) =>
  render(
    <div style={{ height: 300, width: 600 }}>
      <Caught>
        <DataGrid
          rows={rows}
          columns={columns}
          components={{ Footer, ...(components as object) }}
          {...props}
        />
      </Caught>
    </div>,
  );

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const cells = (field: string) =>
  all(`.MuiDataGrid-row [data-field="${field}"]`).map((cell) => cell.textContent);
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const selected = () => all('.MuiDataGrid-row.Mui-selected').map((row) => row.dataset.id);

interface FormatterParams {
  id?: number;
  field: string;
  value: number;
  api: Api;
}

claim('`valueFormatter` receives only the value, the id and the field.', async () => {
  const called = vi.fn<(params: FormatterParams) => string>(() => '');
  await show({ columns: [{ field: 'amount', valueFormatter: called }] });
  expect(Object.keys(called.mock.calls[0]?.[0] ?? {}).sort()).toEqual([
    'api',
    'field',
    'id',
    'value',
  ]);
});

claim(
  'Where there is no cell, `id` is `undefined`. Otherwise, read the row with `api`:',
  async () => {
    const ids: unknown[] = [];
    await show({
      rows: [{ id: 0, name: 'Cem', amount: 5 }, ...rows],
      columns: [
        {
          field: 'amount',
          type: 'singleSelect',
          valueOptions: [5, 10, 20],
          editable: true,
          valueFormatter: ({ id, value, api: current }: FormatterParams) => {
            ids.push(id);
            return `${value} ${id === undefined ? '' : (current.getRow<Row>(id)?.name ?? '')}`;
          },
        },
      ],
    });
    expect(cells('amount')).toEqual(['5 Cem', '20 Ada', '10 Bo']);
    expect(ids).not.toContain(undefined);
    await page.getByRole('cell', { name: '20 Ada' }).dblClick();
    await expect.poll(() => ids).toContain(undefined);
  },
);

claim('In JavaScript, `params.row` is `undefined`, and the grid fails.', async () => {
  silent();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show({
    columns: [
      { field: 'amount', valueFormatter: (params: { row: Row }) => params.row.amount.toFixed(2) },
    ],
  });
  expect(cells('amount')).toEqual([]);
  expect(document.body.textContent).toContain('Cannot read properties of undefined');
});

claim(
  '**`api` was removed from the parameters of events**, such as `onRowClick`, `onCellClick` and `onColumnHeaderClick`.',
  async () => {
    const clicked = vi.fn<(params: object, event: object, details: object) => void>();
    const handler = (params: object, event: object, details: object) =>
      clicked(params, event, details);
    await show({ onRowClick: handler, onCellClick: handler, onColumnHeaderClick: handler });
    await page.getByRole('cell', { name: 'Ada' }).click();
    await page.getByRole('columnheader', { name: 'amount' }).click();
    expect(clicked).toHaveBeenCalledTimes(3);
    for (const [params, , details] of clicked.mock.calls) {
      expect(params).not.toHaveProperty('api');
      expect(details).not.toHaveProperty('api');
    }
  },
);

claim('`renderCell` and `valueGetter` still receive it.', async () => {
  const called = vi.fn<(params: { api?: object }) => string>(() => '');
  await show({ columns: [{ field: 'name', renderCell: called, valueGetter: called }] });
  expect(called.mock.calls.length).toBeGreaterThan(1);
  called.mock.calls.forEach(([params]) => expect(params.api).toBeDefined());
});

claim('`DataGrid` ignores them without a warning.', async () => {
  const logged = [vi.spyOn(console, 'warn'), silent()];
  const called = vi.fn<() => void>();
  await show({
    onCellOver: called,
    onCellEnter: called,
    onRowOver: called,
    onRowEnter: called,
    onCellValueChange: called,
    state: { preferencePanel: { open: true, openedPanelValue: 'filters' } },
  });
  await page.getByRole('cell', { name: 'Bo' }).hover();
  expect(called).not.toHaveBeenCalled();
  expect(all('.MuiDataGrid-panel')).toEqual([]);
  logged.forEach((log) => expect(log).not.toHaveBeenCalled());
});

claim(
  "Handlers in `componentsProps` get the DOM event, so read the id from the element. It's a string there, even if the ids of your rows are numbers:",
  async () => {
    const seen: (string | undefined)[] = [];
    await show({
      componentsProps: {
        row: {
          onMouseOver: (event: MouseEvent<HTMLElement>) =>
            seen.push(event.currentTarget.dataset.id),
        },
      },
    });
    await page.getByRole('cell', { name: 'Bo' }).hover();
    await expect.poll(() => seen).toContain('2');
  },
);

claim('`initialState` sets the state once.', async () => {
  const grid = (open: boolean) => (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ preferencePanel: { open, openedPanelValue: 'filters' } }}
      />
    </div>
  );
  const { rerender } = await render(grid(true));
  await expect.poll(() => all('.MuiDataGrid-panel').length).toBe(1);
  await rerender(grid(false));
  expect(all('.MuiDataGrid-panel')).toHaveLength(1);
});

claim(
  '**`Checkbox` is now `BaseCheckbox`**, and `componentsProps.checkbox` is now `componentsProps.baseCheckbox`, as for all slots that replace a component of Material UI.',
  async () => {
    const Mine = () => <i className="mine" />;
    const { unmount } = await show({ checkboxSelection: true, components: { Checkbox: Mine } });
    expect(all('.mine')).toEqual([]);
    await unmount();
    const { unmount: leave } = await show({
      checkboxSelection: true,
      components: { BaseCheckbox: Mine },
    });
    expect(all('.mine')).toHaveLength(3);
    await leave();
    await show({
      checkboxSelection: true,
      componentsProps: { baseCheckbox: { color: 'secondary' } },
    });
    expect(all('.MuiCheckbox-colorSecondary')).toHaveLength(3);
  },
);

claim('`GridToolbarExport` has a second item, **Print**.', async () => {
  await show({ components: { Toolbar: lib.GridToolbarExport } });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect
    .poll(() => all('[role=menuitem]').map((item) => item.textContent))
    .toEqual(['Download as CSV', 'Print']);
});

claim(
  'To get its texts for `localeText`, read `plPL.components.MuiDataGrid.defaultProps.localeText`.',
  async () => {
    await show({
      rows: [],
      localeText: lib.plPL.components.MuiDataGrid.defaultProps.localeText,
    });
    await expect.element(page.getByText('Brak danych')).toBeVisible();
  },
);

claim('`.MuiDataGrid-columnsContainer` | `.MuiDataGrid-columnHeaders`', async () => {
  await show();
  expect(all('.MuiDataGrid-columnsContainer')).toEqual([]);
  expect(all('.MuiDataGrid-columnHeaders')).toHaveLength(1);
});

claim('`.MuiDataGrid-viewport` | `.MuiDataGrid-virtualScroller`', async () => {
  await show();
  expect(all('.MuiDataGrid-viewport')).toEqual([]);
  expect(all('.MuiDataGrid-virtualScroller')).toHaveLength(1);
});

claim('`.Mui-odd`, `.Mui-even` | Removed: use `getRowClassName`', async () => {
  await show({ getRowClassName: ({ id }: { id: number }) => (id % 2 ? 'odd' : 'even') });
  expect(all('.Mui-odd, .Mui-even')).toEqual([]);
  expect(all('.MuiDataGrid-row.odd')).toHaveLength(1);
});

claim(
  'A cell no longer has `data-rowindex`, `data-rowselected`, `data-editable` or `data-mode`. The row has `data-rowindex`, and these classes replace the others: `Mui-selected`, `MuiDataGrid-cell--editable` and `MuiDataGrid-cell--editing`.',
  async () => {
    await show({ columns: [{ field: 'name', editable: true }], selectionModel: [1] });
    const [cell] = all('.MuiDataGrid-cell');
    for (const name of ['rowindex', 'rowselected', 'editable', 'mode']) {
      expect(cell?.hasAttribute(`data-${name}`)).toBe(false);
    }
    expect(all('.MuiDataGrid-row')[0]?.dataset.rowindex).toBe('0');
    expect(selected()).toEqual(['1']);
    expect(cell?.classList.contains('MuiDataGrid-cell--editable')).toBe(true);
    await page.getByRole('cell', { name: 'Ada' }).dblClick();
    await expect.poll(() => all('.MuiDataGrid-cell--editing').length).toBe(1);
  },
);

claim('Now, it adds to the selection, unless `resetSelection` is `true`.', async () => {
  await show({ checkboxSelection: true });
  api.selectRow(1);
  api.selectRow(2);
  await expect.poll(selected).toEqual(['1', '2']);
  api.selectRow(2, true, true);
  await expect.poll(selected).toEqual(['2']);
});

claim(
  'Without `checkboxSelection`, `DataGrid` can select only one row, so `selectRow(id)` does nothing if another row is selected.',
  async () => {
    await show();
    api.selectRow(1);
    await expect.poll(selected).toEqual(['1']);
    api.selectRow(2);
    expect(api.state.selection).toEqual([1]);
    api.selectRow(2, true, true);
    await expect.poll(selected).toEqual(['2']);
  },
);

claim(
  'In the MIT package, `updateRows` accepts only one row, and throws an error for more.',
  async () => {
    await show();
    api.updateRows([{ id: 1, name: 'Adam' }]);
    await expect.poll(() => cells('name')[0]).toBe('Adam');
    expect(() => api.updateRows([{ id: 1 }, { id: 2 }])).toThrow(
      "You can't update several rows at once in `apiRef.current.updateRows` on the DataGrid",
    );
  },
);

claim('`DataGrid` has no prop `apiRef` in v5. Version 6 adds it.', async () => {
  const apiRef: { current: unknown } = { current: null };
  await show({ apiRef });
  expect(apiRef.current).toBeNull();
  const Newer = v6.DataGrid as unknown as ComponentType<Props>;
  await render(<Newer apiRef={apiRef} rows={rows} columns={columns} />);
  expect(apiRef.current).not.toBeNull();
});

claim('`copySelectedRowsToClipboard()` | None in the MIT package; **Ctrl+C** works', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  expect(api).not.toHaveProperty('copySelectedRowsToClipboard');
  await page.getByRole('cell', { name: 'Ada' }).click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => write.mock.lastCall?.[0]).toContain('Ada');
});

claim(
  'The filter model is in `state.filter.filterModel`; it was `state.filter` itself.',
  async () => {
    await show();
    expect(api.state.filter).toHaveProperty('filterModel');
    expect(lib.getDefaultGridFilterModel()).toMatchObject({ items: [] });
  },
);

claim(
  'Each codemod, and the names that the compiler suggests, only cover one step. Some names return with another meaning: `gridVisibleRowsSelector` was removed in v6, and returns something else in v7.',
  () => {
    expect(v5).toHaveProperty('gridVisibleRowsSelector');
    expect(v6).not.toHaveProperty('gridVisibleRowsSelector');
    expect(v7).toHaveProperty('gridVisibleRowsSelector');
  },
);

const peers = (one: { peerDependencies: { react: string }; engines: { node: string } }) => [
  one.peerDependencies.react,
  one.engines.node,
];
const material5 = '^5.15.14 || ^6.0.0 || ^7.0.0';

claim('`@material-ui/data-grid` alpha.37 | 17 | `@material-ui/core` 4.12 | 12 | –', () => {
  expect(peers(alpha)).toEqual(['^17.0.0', '>=12.0.0']);
  expect(alpha.peerDependencies['@material-ui/core']).toMatch(/^\^4\.12\.0/);
});
claim('`@mui/x-data-grid` 5.17 | 17.0.2, 18 | 5.4.1 or newer 5 | 12 | 3.8', () => {
  expect(peers(packageV5)).toEqual(['^17.0.2 || ^18.0.0', '>=12.0.0']);
  expect(packageV5.peerDependencies['@mui/material']).toBe('^5.4.1');
});
claim('`@mui/x-data-grid` 6.20 | 17, 18 | 5.4.1 or newer 5 | 14 | 4.1', () => {
  expect(peers(packageV6)).toEqual(['^17.0.0 || ^18.0.0', '>=14.0.0']);
  expect(packageV6.peerDependencies['@mui/material']).toBe('^5.4.1');
});
claim('`@mui/x-data-grid` 7.29 | 17, 18, 19 | 5.15.14 or newer 5, 6, 7 | 14 | 4.5', () => {
  expect(peers(packageV7)).toEqual(['^17.0.0 || ^18.0.0 || ^19.0.0', '>=14.0.0']);
  expect(packageV7.peerDependencies['@mui/material']).toBe(material5);
});
claim('`@mui/x-data-grid` 8 | 17, 18, 19 | 5.15.14 or newer 5, 6, 7 | 14 | 5.0', () => {
  expect(peers(packageV8)).toEqual(['^17.0.0 || ^18.0.0 || ^19.0.0', '>=14.0.0']);
  expect(packageV8.peerDependencies['@mui/material']).toBe(material5);
});
claim('The codemods need Node.js 20.19, on your computer only.', () => {
  expect(codemod.engines.node).toBe('>=20.19');
});

claim(
  'Two versions of `@mui/x-data-grid` in one application have separate contexts, so a toolbar from one version in a grid from the other fails with useGridRootProps should only be used inside the DataGrid.',
  async () => {
    silent();
    const Older = v6.DataGrid as unknown as ComponentType<Props>;
    await render(
      <Caught>
        <Older rows={rows} columns={columns} slots={{ toolbar: v7.GridToolbar }} />
      </Caught>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('useGridRootProps should only be used inside the DataGrid');
  },
);

claim(
  "Value of a date filter | `'2025-01-05'` | From v7 on a `Date`, saved as an ISO string | The same",
  () => {
    expect(JSON.stringify({ value: new Date('2025-01-05') })).toBe(
      '{"value":"2025-01-05T00:00:00.000Z"}',
    );
  },
);

const changelog = {
  url: 'https://github.com/mui/mui-x/blob/v5.x/CHANGELOG.md',
  checked: '2026-11-25',
} as const;
sourced(
  '`@mui/x-data-grid` 4.0 is the first release with the new name, and still works with `@material-ui/core` 4.12.',
  changelog,
);
sourced(
  'With Pro, `XGrid` of `@material-ui/x-grid` is now `DataGridPro` of `@mui/x-data-grid-pro`.',
  changelog,
);
sourced('With Pro, it is in the third argument, `details.api`.', changelog);
sourced('v8 states 5.0 itself.', {
  url: 'https://mui.com/x/migration/migration-data-grid-v7/',
  checked: '2026-11-25',
});
