import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
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
  "There is also `v6.0.0/data-grid/rename-components-to-slots`, which isn't in the preset: v6 deprecates `components` for `slots`, and v7 removes it.",
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
