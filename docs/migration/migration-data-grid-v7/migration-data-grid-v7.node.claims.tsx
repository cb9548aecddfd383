import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const here = import.meta.dirname;

/** Applications that use the API of version 7. Each is one file. */
const APPS = {
  include:
    "import type { GridRowSelectionModel } from '@mui/x-data-grid'; const model: GridRowSelectionModel = [1]; export default model;",
  spread:
    "import type { GridRowSelectionModel } from '@mui/x-data-grid'; export default (model: GridRowSelectionModel) => [...model];",
  spreadIds:
    "import type { GridRowSelectionModel } from '@mui/x-data-grid'; export default (model: GridRowSelectionModel) => [...model.ids];",
  ref: "import { useGridApiRef } from '@mui/x-data-grid'; export default function App() { const apiRef = useGridApiRef(); apiRef.current.getRow(1); }",
  optionalRef:
    "import { useGridApiRef } from '@mui/x-data-grid'; export default function App() { const apiRef = useGridApiRef(); apiRef.current?.getRow(1); }",
  contextRef:
    "import { useGridApiContext } from '@mui/x-data-grid'; export default function App() { const apiRef = useGridApiContext(); apiRef.current.getRow(1); }",
  selector:
    "import { gridRowCountSelector, useGridApiRef, useGridSelector } from '@mui/x-data-grid'; export default function App() { const apiRef = useGridApiRef(); return useGridSelector(apiRef, gridRowCountSelector); }",
  sortItem:
    "import type { GridSortItem } from '@mui/x-data-grid'; export type Item = GridSortItem;",
  sortItemFixed:
    "import type { GridSortModel } from '@mui/x-data-grid'; export const item: GridSortModel[number] = { field: 'name', sort: 'asc' };",
  inputModel:
    "import type { GridInputRowSelectionModel } from '@mui/x-data-grid'; export type Model = GridInputRowSelectionModel;",
  singleSelect:
    "import type { GridSingleSelectColDef } from '@mui/x-data-grid'; export const column: GridSingleSelectColDef = { field: 'plan', type: 'singleSelect', valueOptions: ['a'] };",
  singleSelectFixed:
    "import type { GridColDef } from '@mui/x-data-grid'; export const column: GridColDef = { field: 'plan', type: 'singleSelect', valueOptions: ['a'] };",
  icon: "import { DataGrid } from '@mui/x-data-grid'; import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'; export default <DataGrid columns={[]} slots={{ columnSortedAscendingIcon: ArrowUpwardIcon }} />;",
  iconFixed:
    "import { DataGrid, type GridSlots } from '@mui/x-data-grid'; import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'; export default <DataGrid columns={[]} slots={{ columnSortedAscendingIcon: ArrowUpwardIcon as GridSlots['columnSortedAscendingIcon'] }} />;",
  toolbar:
    "import { DataGrid } from '@mui/x-data-grid'; export default <DataGrid columns={[]} slots={{ toolbar: null }} />;",
  locale:
    "import type { GridLocaleText } from '@mui/x-data-grid'; export const text: Partial<GridLocaleText> = { MuiTablePagination: { labelRowsPerPage: 'Rows' } };",
  mixins:
    "import { createTheme } from '@mui/material/styles'; import type {} from '@mui/x-data-grid/themeAugmentation'; export default createTheme({ mixins: { MuiDataGrid: { containerBackground: 'red' } } });",
  slotProps:
    "import { DataGrid } from '@mui/x-data-grid'; export default <DataGrid columns={[]} slotProps={{ baseButton: { variant: 'outlined' } }} />;",
  iconSx:
    "import { GridAddIcon } from '@mui/x-data-grid'; export default <GridAddIcon sx={{ color: 'red' }} />;",
  iconProps:
    'import { GridAddIcon } from \'@mui/x-data-grid\'; export default <GridAddIcon fontSize="small" color="action" className="a" style={{ margin: 1 }} />;',
  deepImport:
    "import type { GridRowId } from '@mui/x-data-grid/models/gridRows'; export type Id = GridRowId;",
  folderImport: "import { deDE } from '@mui/x-data-grid/locales'; export default deDE;",
};
type App = keyof typeof APPS;

const errors = compileApps(here, APPS);
const expectError = (app: App, code: string, message: string | RegExp) => {
  expect(errors[app], app).toHaveLength(1);
  expect(errors[app][0]).toMatch(new RegExp(`^${code}:`));
  expect(errors[app][0]).toMatch(message);
};
const expectNone = (app: App) => expect(errors[app], app).toEqual([]);

claim(
  "`TS2739` or `TS2345: … missing the following properties from type 'GridRowSelectionModel': type, ids` | Row selection",
  () => expectError('include', 'TS2739', "from type 'GridRowSelectionModel': type, ids"),
);

claim(
  "`TS2488: Type 'GridRowSelectionModel' must have a '[Symbol.iterator]()'` | `[...model]` is now `[...model.ids]`",
  () => {
    expectError('spread', 'TS2488', "'[Symbol.iterator]()'");
    expectNone('spreadIds');
  },
);

claim(
  "`TS18047: 'apiRef.current' is possibly 'null'` | Write `apiRef.current?.`, or use `useGridApiContext()` inside the grid",
  () => {
    expectError('ref', 'TS18047', "'apiRef.current' is possibly 'null'");
    expectNone('optionalRef');
    expectNone('contextRef');
  },
);

claim(
  "`TS2345: Argument of type 'RefObject<GridApiCommunity | null>'` at `useGridSelector` | API object, selectors and hooks",
  () => expectError('selector', 'TS2345', "Argument of type 'RefObject<GridApiCommunity | null>'"),
);

claim("`TS2305: … no exported member 'GridSortItem'` | `GridSortModel[number]`", () => {
  expectError('sortItem', 'TS2305', "no exported member 'GridSortItem'");
  expectNone('sortItemFixed');
});

claim(
  "`TS2724: … no exported member named 'GridInputRowSelectionModel'` | `GridRowSelectionModel`",
  () =>
    expectError('inputModel', 'TS2724', "no exported member named 'GridInputRowSelectionModel'"),
);

claim(
  "`TS2739: … missing … 'GridSingleSelectColDef': getOptionLabel, getOptionValue` | Type the column as `GridColDef`, or write both functions",
  () => {
    expectError('singleSelect', 'TS2739', 'getOptionLabel, getOptionValue');
    expectNone('singleSelectFixed');
  },
);

claim(
  "`TS2322` at an icon slot such as `columnSortedAscendingIcon` | Cast it: `ArrowUpwardIcon as GridSlots['columnSortedAscendingIcon']`",
  () => {
    expectError('icon', 'TS2322', 'is not assignable');
    expectNone('iconFixed');
  },
);

claim(
  "`TS2322: Type 'null' is not assignable` at `slots.toolbar` | Remove it: without `showToolbar` there is no toolbar",
  () => expectError('toolbar', 'TS2322', "Type 'null' is not assignable"),
);

claim("`TS2353: 'MuiDataGrid' does not exist in type 'Partial<Mixins>'` | Styles and theme", () =>
  expectError('mixins', 'TS2353', "'MuiDataGrid' does not exist in type 'Partial<Mixins>'"),
);

claim(
  "`TS2353: 'MuiTablePagination' does not exist in type 'Partial<GridLocaleText>'` | Locale texts",
  () =>
    expectError(
      'locale',
      'TS2353',
      "'MuiTablePagination' does not exist in type 'Partial<GridLocaleText>'",
    ),
);

claim(
  "`TS2353: 'variant'`, `'color'` or `'sx' does not exist` in `slotProps` | Props of Material UI parts",
  () => expectError('slotProps', 'TS2353', "'variant' does not exist"),
);

claim(
  '`sx` does not exist on a `Grid…Icon` | The icons take `fontSize`, `color`, `className` and `style`. Use a Material icon for `sx`',
  () => {
    expectError('iconSx', 'TS2322', "'sx' does not exist");
    expectNone('iconProps');
  },
);

claim("`Cannot find module '@mui/x-data-grid/models/gridRows'` | Import paths", () =>
  expectError('deepImport', 'TS2307', "Cannot find module '@mui/x-data-grid/models/gridRows'"),
);

claim(
  'The package now has an `exports` field, which allows imports of folders, but not of single files.',
  () => {
    expectNone('folderImport');
    expect(errors.deepImport).toHaveLength(1);
  },
);
