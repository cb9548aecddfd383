/** @jest-environment node */
// @reads docs/migration/migration-data-grid-v6/** older-releases/**
/*
 * Takes a copy of an application that uses the Data Grid v6 through the guide to v7: runs the codemod, makes the changes
 * that the guide describes, and compiles the result against v7.
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { olderReleases } from '../../core/versions/olderReleases';

import { edit, errorsOf, headingsOf, runCodemod } from './testing/application';

const siteDir = path.resolve(__dirname, '../../..');
const APP = path.join(siteDir, 'older-releases/apps/data-grid-v6');
const GUIDE = path.join(
  siteDir,
  'docs/migration/migration-data-grid-v6/migration-data-grid-v6.mdx',
);

/** A change by hand: the heading in the guide that asks for it, and what is replaced. */
interface Step {
  heading: string;
  file: string;
  edits: readonly (readonly [from: string, to: string])[];
}

/** Changes without which the application doesn't compile. */
const REPORTED: readonly Step[] = [
  {
    heading: 'Column functions',
    file: 'columns.tsx',
    edits: [['valueGetter: ({ row }) =>', 'valueGetter: (_value, row) =>']],
  },
  {
    heading: 'Types of the parameters',
    file: 'columns.tsx',
    edits: [
      ['type GridValueGetterParams,', 'type GridValueGetter,'],
      ['type GridValueSetterParams,', 'type GridValueSetter,'],
      [
        'const getTotal = (params: GridValueGetterParams<Order>) => params.row.price * params.row.quantity;',
        'const getTotal: GridValueGetter<Order, number> = (_value, row) => row.price * row.quantity;',
      ],
      [
        'const setCustomer = (params: GridValueSetterParams<Order, string>) => ({',
        'const setCustomer: GridValueSetter<Order, string> = (value, row) => ({',
      ],
      ['...params.row,', '...row,'],
      ["customer: params.value?.trim() ?? '',", 'customer: value.trim(),'],
    ],
  },
  {
    heading: 'Columns panel',
    file: 'OrderList.tsx',
    edits: [
      [
        "columnsPanel: { sort: 'asc', disableHideAllButton: true }",
        "columnsManagement: { sort: 'asc', disableShowHideToggle: true }",
      ],
    ],
  },
  {
    heading: 'Toolbar buttons',
    file: 'OrderToolbar.tsx',
    edits: [
      [
        "componentsProps={{ button: { variant: 'outlined' } }}",
        "slotProps={{ button: { variant: 'outlined' } }}",
      ],
      [
        '<GridToolbarDensitySelector variant="outlined" />',
        "<GridToolbarDensitySelector slotProps={{ button: { variant: 'outlined' } }} />",
      ],
    ],
  },
  {
    heading: 'Density',
    file: 'OrderToolbar.tsx',
    edits: [['gridDensityValueSelector', 'gridDensitySelector']],
  },
  {
    heading: 'Virtualization',
    file: 'OrderList.tsx',
    edits: [['rowBuffer={10}', 'rowBufferPx={520}']],
  },
  {
    heading: 'API object and selectors',
    file: 'OrderToolbar.tsx',
    edits: [
      ["sortColumn(apiRef.current.getColumn('total'), 'desc')", "sortColumn('total', 'desc')"],
    ],
  },
  {
    heading: 'API object and selectors',
    file: 'savedState.ts',
    edits: [
      ['isFiltered = (api: GridApi)', 'isFiltered = (apiRef: { current: GridApi })'],
      ['gridFilterModelSelector(api.state)', 'gridFilterModelSelector(apiRef)'],
    ],
  },
  {
    heading: 'API object and selectors',
    file: 'OrderList.tsx',
    edits: [['isFiltered(apiRef.current)', 'isFiltered(apiRef)']],
  },
  {
    heading: 'Locales',
    file: 'OrderList.tsx',
    edits: [
      ['  deDE,\n', ''],
      [
        "} from '@mui/x-data-grid';\n",
        "} from '@mui/x-data-grid';\nimport { deDE } from '@mui/x-data-grid/locales';\n",
      ],
    ],
  },
];

/** Changes that TypeScript doesn't ask for, but without which the application works differently. */
const SILENT: readonly Step[] = [
  {
    heading: 'Errors that TypeScript does not report',
    file: 'columns.tsx',
    edits: [
      [
        'valueFormatter: ({ value }) => euro.format(Number(value))',
        'valueFormatter: (value: number) => euro.format(value)',
      ],
    ],
  },
  {
    heading: 'Custom filter operators',
    file: 'columns.tsx',
    edits: [['({ value }) => value >= item.value', '(value) => value >= item.value']],
  },
  {
    heading: 'Cell content is not centered',
    file: 'columns.tsx',
    edits: [["field: 'isPaid',", "field: 'isPaid',\n    display: 'flex',"]],
  },
  {
    heading: 'Density',
    file: 'OrderList.tsx',
    edits: [
      ['        density="compact"\n', ''],
      ['initialState={savedState()}', "initialState={{ density: 'compact', ...savedState() }}"],
    ],
  },
  {
    heading: 'Dates in the filter model',
    file: 'savedState.ts',
    edits: [
      [
        'return item?.value as string | undefined;',
        'const day = item?.value as Date | string | undefined;\n  return day instanceof Date ? day.toISOString().slice(0, 10) : day;',
      ],
    ],
  },
  {
    heading: 'Filtering deselects rows',
    file: 'OrderList.tsx',
    edits: [['checkboxSelection\n', 'checkboxSelection\n        keepNonExistentRowsSelected\n']],
  },
  {
    heading: 'Pagination on the server',
    file: 'OrderList.tsx',
    edits: [['rowCount={data?.total}', 'rowCount={data?.total ?? 0}']],
  },
];

/** Makes the changes of a step. Throws if the code to be replaced isn't there. */
const apply = (folder: string, { file, edits }: Step) =>
  edits.forEach(([from, to]) => edit(folder, file, from, to));

/** Returns a function that compiles the application with a release of the Data Grid, and returns the errors. */
function compilerFor(installedAs: string): (folder: string) => string[] {
  const grid = olderReleases(siteDir).get(installedAs);
  if (grid === undefined) {
    throw new Error(`${installedAs} isn't installed.`);
  }
  const from = path.resolve(grid, '../..');
  return (folder) => errorsOf(folder, { name: '@mui/x-data-grid', installedAs, from });
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'migrated-app-'));
  cpSync(APP, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('quotes headings of the guide', () => {
  expect(headingsOf(GUIDE)).toEqual(
    expect.arrayContaining([...REPORTED, ...SILENT].map(({ heading }) => heading)),
  );
});

it('starts with an application that compiles with v6', () => {
  expect(compilerFor('mui-x-data-grid-v6')(folder)).toEqual([]);
}, 60_000);

it('compiles with v7 after the codemod and the steps of the guide', () => {
  const errorsWithV7 = compilerFor('mui-x-data-grid-v7');
  const before = errorsWithV7(folder);
  expect(before.length).toBeGreaterThanOrEqual(10);
  expect(before.join('\n')).toContain("Property 'orderedAt' does not exist on type 'never'");

  runCodemod(siteDir, 'v7.0.0/data-grid/preset-safe', folder);
  const afterCodemod = readFileSync(path.join(folder, 'OrderList.tsx'), 'utf8');
  expect(afterCodemod).toContain('slots={{ toolbar: OrderToolbar, noRowsOverlay: NoOrders }}');
  expect(afterCodemod).not.toMatch(/componentsProps|experimentalFeatures/);
  expect(errorsWithV7(folder).length).toBeGreaterThan(0);

  REPORTED.forEach((step) => apply(folder, step));
  // So TypeScript finds none of the silent changes.
  expect(errorsWithV7(folder)).toEqual([]);

  SILENT.forEach((step) => apply(folder, step));
  expect(errorsWithV7(folder)).toEqual([]);
}, 120_000);
