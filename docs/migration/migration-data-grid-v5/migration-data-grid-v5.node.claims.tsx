import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

/** Runs a transform of the codemod for the Data Grid, and returns the code on one line. */
const run = (code: string, imports = 'DataGrid', transform = 'preset-safe') =>
  runCodemod(
    `v6.0.0/data-grid/${transform}`,
    `import { ${imports} } from '@mui/x-data-grid';\n${code}\n`,
  ).replace(/\s+/g, ' ');
const runOn = (props: string) => run(`const app = <DataGrid ${props} />;`);

claim(
  '`row-selection-props-rename` | Renames `selectionModel` and the other props of row selection, `headerHeight`, `showCellRightBorder` and `showColumnRightBorder`',
  () => {
    expect(
      runOn(
        'selectionModel={a} onSelectionModelChange={b} disableSelectionOnClick headerHeight={40}',
      ),
    ).toMatch(
      /rowSelectionModel=.* onRowSelectionModelChange=.* disableRowSelectionOnClick columnHeaderHeight=/,
    );
    expect(runOn('showCellRightBorder showColumnRightBorder')).toContain(
      'showCellVerticalBorder showColumnVerticalBorder',
    );
  },
);

claim(
  '`rename-filter-item-props` | Renames `columnField` and `operatorValue` in filter models, also in a variable or `useState` that goes to `filterModel`',
  () => {
    const model = "{ items: [{ columnField: 'a', operatorValue: '=' }] }";
    const renamed = "field: 'a', operator: '='";
    expect(runOn(`filterModel={${model}}`)).toContain(renamed);
    const grid = 'const app = <DataGrid filterModel={model} />;';
    expect(run(`const model = ${model};\n${grid}`)).toContain(renamed);
    expect(run(`const [model, setModel] = useState(${model});\n${grid}`)).toContain(renamed);
  },
);

claim(
  '`rename-rowsPerPageOptions-prop` | Renames `rowsPerPageOptions` to `pageSizeOptions`',
  () => {
    expect(runOn('rowsPerPageOptions={[5]}')).toContain('pageSizeOptions={[5]}');
  },
);

const calls =
  "apiRef.current.subscribeEvent('selectionChange', log); apiRef.current.getRowIndex(1); allGridColumnsSelector(apiRef);";

claim(
  "selectors, events and API methods in files that don't import `DataGrid` itself, such as the file of your toolbar, and imports with another name, such as `DataGrid as Grid`;",
  () => {
    expect(run(calls, 'allGridColumnsSelector')).toContain(calls);
    expect(run('const app = <Grid selectionModel={a} />;', 'DataGrid as Grid')).toContain(
      'selectionModel={a}',
    );
  },
);

claim(
  '`rename-selectors-and-events` | Renames selectors, the event `selectionChange`, and `getRowIndex`',
  () => {
    const code = run(calls, 'DataGrid, allGridColumnsSelector');
    expect(code).toContain("'rowSelectionChange'");
    expect(code).toContain('getRowIndexRelativeToVisibleRows(1)');
    expect(code).toContain('gridColumnDefinitionsSelector(apiRef)');
  },
);

claim(
  '`replace-onCellFocusOut-prop` | Moves `onCellFocusOut` to `componentsProps.cell.onBlur`. Your function then gets the DOM event instead of `params`, so rewrite it',
  () => {
    expect(runOn('onCellFocusOut={visited}')).toContain(
      'componentsProps={{ cell: { onBlur: visited, }, }}',
    );
  },
);

claim(
  "The preset doesn't include `v6.0.0/data-grid/rename-components-to-slots`. Run it as well, because v6 deprecates `components` in favor of `slots`, and v7 removes it.",
  () => {
    const code = 'const app = <DataGrid components={{ Toolbar: Bar }} />;';
    expect(run(code)).toContain('components={{ Toolbar: Bar }}');
    expect(run(code, 'DataGrid', 'rename-components-to-slots')).toContain(
      'slots={{ toolbar: Bar }}',
    );
  },
);

claim(
  '`page`, `pageSize`, `onPageChange`, `onPageSizeChange` and `initialState.pagination`;',
  () => {
    const props =
      'page={page} pageSize={5} onPageChange={setPage} onPageSizeChange={setSize} initialState={{ pagination: { pageSize: 5 } }}';
    expect(runOn(props)).toContain(props);
  },
);

claim('`linkOperators` in `componentsProps.filterPanel`, and locale texts;', () => {
  const props =
    "componentsProps={{ filterPanel: { linkOperators: ['and'] } }} localeText={{ filterPanelLinkOperator: 'x' }}";
  expect(runOn(props)).toContain(props);
});

const grid = (props: string) =>
  `import { DataGrid } from 'mui-x-data-grid-v6'; export default <DataGrid rows={[]} columns={[]} ${props} />;`;
const typed = (name: string, rest: string) =>
  `import type { ${name} } from 'mui-x-data-grid-v6'; ${rest}`;

/** Applications that use the API of v5 with v6. Each is one file. */
const APPS = {
  commit: grid('onCellEditCommit={() => {}}'),
  editingFlag: grid('experimentalFeatures={{ newEditingApi: true }}'),
  page: grid('page={1}'),
  selection: grid('selectionModel={[]}'),
  selectionType: typed('GridSelectionModel', 'export type A = GridSelectionModel;'),
  hide: typed('GridColDef', "export const column: GridColDef = { field: 'a', hide: true };"),
  constraint: typed('GridRenderCellParams', 'export type A = GridRenderCellParams<string>;'),
  anyFirst: typed('GridRenderCellParams', 'export type A = GridRenderCellParams<any, { id: 1 }>;'),
  getValue: typed(
    'GridValueGetterParams',
    "export const read = (params: GridValueGetterParams) => params.getValue(1, 'a');",
  ),
  events: "import { GridEvents } from 'mui-x-data-grid-v6'; export default GridEvents.rowClick;",
  menu: typed(
    'GridColumnMenuProps',
    'export const read = (props: GridColumnMenuProps) => props.currentColumn;',
  ),
  interface: typed('GridColDef', 'export interface Order extends GridColDef { unit: string }'),
  intersection: typed(
    'GridColDef',
    "type Order = GridColDef & { unit: string }; export const column: Order = { field: 'a', unit: 'kg' };",
  ),
  unknown: typed(
    'GridCellParams',
    'export const read = (params: GridCellParams) => params.value.length;',
  ),
  known: typed(
    'GridCellParams',
    'export const read = (params: GridCellParams<{ id: number }, string>) => params.value?.length;',
  ),
};
type App = keyof typeof APPS;
const errors = compileApps(import.meta.dirname, APPS);
const expectError = (app: App, message: string) => {
  expect(errors[app], app).toHaveLength(1);
  expect(errors[app][0]).toContain(message);
};
const expectNone = (app: App) => expect(errors[app], app).toEqual([]);

claim(
  "`Property 'onCellEditCommit' does not exist`, or edits appear in the grid but are not saved | Editing",
  () => expectError('commit', "Property 'onCellEditCommit' does not exist"),
);

claim(
  "`'newEditingApi' does not exist in type 'Partial<GridExperimentalFeatures>'` | Editing",
  () =>
    expectError(
      'editingFlag',
      "'newEditingApi' does not exist in type 'Partial<GridExperimentalFeatures>'",
    ),
);

claim(
  "`Property 'page' does not exist`, or the grid stays on the first page and shows too many rows | Pagination",
  () => expectError('page', "Property 'page' does not exist"),
);

claim(
  "`Property 'selectionModel' does not exist`, `no exported member named 'GridSelectionModel'` | Row selection",
  () => {
    expectError('selection', "Property 'selectionModel' does not exist");
    expectError('selectionType', "no exported member named 'GridSelectionModel'");
  },
);

claim(
  "`'hide' does not exist in type 'GridColDef'`, or a hidden column is visible | Hidden columns",
  () => expectError('hide', "'hide' does not exist in type 'GridColDef'"),
);

claim(
  "`Type 'string' does not satisfy the constraint 'GridValidRowModel'` | Types of columns and parameters",
  () =>
    expectError('constraint', "Type 'string' does not satisfy the constraint 'GridValidRowModel'"),
);

claim(
  "`getValue is not a function`, `Property 'getValue' does not exist` | Types of columns and parameters",
  () => expectError('getValue', "Property 'getValue' does not exist"),
);

claim("`'GridEvents' only refers to a type, but is being used as a value here` | Events", () =>
  expectError('events', "'GridEvents' only refers to a type, but is being used as a value here"),
);

claim("`Property 'currentColumn' does not exist on type 'GridColumnMenuProps'` | Column menu", () =>
  expectError('menu', "Property 'currentColumn' does not exist on type 'GridColumnMenuProps'"),
);

claim(
  "`GridColDef` is now a union with the types of select and action columns, so an interface can't extend it: write `type OrderColumn = GridColDef & { unit: string }`.",
  () => {
    expectError('interface', 'An interface can only extend an object type');
    expectNone('intersection');
  },
);

claim(
  "TypeScript reports only value types that can't be a row; `GridRenderCellParams<any, Order>` still compiles and now has the wrong `value`.",
  () => {
    expectError('constraint', 'does not satisfy the constraint');
    expectNone('anyFirst');
  },
);

claim('The value of `GridCellParams` is `unknown` unless you give its type.', () => {
  expectError('unknown', "'params.value' is of type 'unknown'");
  expectNone('known');
});

claim('`remove-disableExtendRowFullWidth-prop` | Removes `disableExtendRowFullWidth`', () =>
  expect(runOn('disableExtendRowFullWidth')).not.toContain('disableExtendRowFullWidth'),
);

claim('`remove-stabilized-experimentalFeatures` | Removes the flag `newEditingApi`', () =>
  expect(runOn('experimentalFeatures={{ newEditingApi: true }}')).not.toContain('newEditingApi'),
);
