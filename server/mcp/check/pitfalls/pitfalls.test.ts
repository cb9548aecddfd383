/** @jest-environment node */
// @reads docs/**/*.tsx versioned_docs/** unversioned_docs/** versions.json
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { docsFolders, latestVersion } from '../../../../src/core/versions';

import { pitfallsOf, RULES, type PitfallFile } from '.';

const siteDir = path.resolve(__dirname, '../../../..');
const docs = latestVersion(siteDir).directory;

const known = {
  modules: { GridToolbar: '@mui/x-data-grid' },
  types: [],
  deprecated: {
    GridToolbar: {
      instead: 'Use the `showToolbar` prop instead.',
      page: 'api/data-grid/grid-toolbar',
    },
    'DataGrid.oldHeight': {
      instead: 'Use a flex parent container instead.',
      page: 'api/data-grid/data-grid',
    },
  },
};

/** Parses files without the packages that they import, which rules don't need. */
function filesOf(texts: Readonly<Record<string, string>>, isNamed: boolean): PitfallFile[] {
  const sources = new Map(
    Object.entries(texts).map(([name, text]) => [
      `/${name}`,
      ts.createSourceFile(`/${name}`, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    ]),
  );
  const program = ts.createProgram({
    rootNames: [...sources.keys()],
    options: { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve, allowJs: true },
    host: {
      getSourceFile: (name) => sources.get(name),
      fileExists: (name) => sources.has(name),
      readFile: () => undefined,
      writeFile: () => undefined,
      getDefaultLibFileName: () => '',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  return [...sources].map(([name, source]) => ({
    ...(isNamed ? { file: name.slice(1) } : {}),
    isFragment: false,
    hasUnknownFiles: false,
    source,
    program,
    start: 0,
  }));
}

const problemsIn = (code: string | Readonly<Record<string, string>>) =>
  pitfallsOf(
    filesOf(typeof code === 'string' ? { 'code.tsx': code } : code, typeof code !== 'string'),
    known,
  )
    .flat()
    .map(({ problem }) => problem);

const grid = (attributes: string, before = '') =>
  `import { DataGrid } from '@mui/x-data-grid';\n${before}\nexport const App = () => <DataGrid ${attributes} />;`;
const pickers = (elements: string, before = '') =>
  `import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';\nimport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\n${before}\nexport default function App() { return ${elements}; }`;
const provided = (element: string) =>
  `<LocalizationProvider dateAdapter={AdapterDayjs}>${element}</LocalizationProvider>`;
const charts = (element: string) =>
  `import { BarChart, ChartContainer, ChartsXAxis, LineChart } from '@mui/x-charts';\nexport const App = () => ${element};`;
const composed = (element: string) =>
  `import { BarPlot, ChartContainer, ChartDataProvider, ChartsLegend, ChartsSurface } from '@mui/x-charts';\nimport Box from '@mui/material/Box';\nexport const App = () => ${element};`;
const trees = (element: string) =>
  `import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';\nexport const App = () => ${element};`;
const inComponent = (statement: string, element: string) =>
  `import { DataGrid, useGridApiRef } from '@mui/x-data-grid';\nimport * as React from 'react';\nexport function App() {\n  ${statement}\n  return ${element};\n}`;

/** Code with a pitfall, a part of what is said about it, and code without it. */
const CASES: readonly (readonly [fault: string, message: string, right: string])[] = [
  [grid('slots={{ toolbar: Bar }}'), 'showToolbar', grid('slots={{ toolbar: Bar }} showToolbar')],
  [grid('slotProps={{ toolbar: {} }}'), 'showToolbar', grid('slots={{ toolbar: null }}')],
  [
    grid("rows={[{ sku: 'a' }]}"),
    'getRowId',
    grid("rows={[{ sku: 'a' }]} getRowId={(row) => row.sku}"),
  ],
  [
    grid('rows={rows}', 'const rows = [{ a: 1 }];'),
    'unique `id`',
    grid('rows={rows}', 'const rows = [{ id: 1 }];'),
  ],
  [
    inComponent("const columns = [{ field: 'a' }];", '<DataGrid columns={columns} />'),
    'useMemo',
    inComponent(
      "const columns = React.useMemo(() => [{ field: 'a' }], []);",
      '<DataGrid columns={columns} />',
    ),
  ],
  [
    grid('paginationModel={{ pageSize: 101, page: 0 }} onPaginationModelChange={set}'),
    '100 rows',
    grid('paginationModel={{ pageSize: 100, page: 0 }} onPaginationModelChange={set}'),
  ],
  [grid('paginationMode="server"'), 'rowCount', grid('paginationMode="server" rowCount={-1}')],
  [grid('rowCount={9}'), 'no effect', grid('rowCount={9} paginationMode="server"')],
  [grid('sortModel={model}'), 'onSortModelChange', grid('sortModel={model} disableColumnSorting')],
  [
    grid("columns={[{ field: 'a', type: 'date' }]} rows={[{ id: 1, a: '2026-01-01' }]}"),
    '`Date` objects',
    grid("columns={[{ field: 'a', type: 'date' }]} rows={[{ id: 1, a: new Date() }]}"),
  ],
  [
    grid("columns={[{ field: 'a', type: 'singleSelect' }]}"),
    'valueOptions',
    grid("columns={[{ field: 'a', type: 'singleSelect', valueOptions: [] }]}"),
  ],
  [
    grid('initialState={{ sorting: { sortModel: [a, b] } }}'),
    'only one item',
    grid('initialState={{ sorting: { sortModel: [a] } }}'),
  ],
  [grid('rowHeight="auto"'), 'getRowHeight', grid('rowHeight={40}')],
  [
    grid('processRowUpdate={(row) => { save(row); }}'),
    'must return a value: the row',
    grid('processRowUpdate={(row) => { if (a) { return save(row); } throw b; }}'),
  ],
  [
    grid("columns={[{ field: 'a', valueGetter: (value) => { value + 1; } }]}"),
    "the cell's value",
    grid("columns={[{ field: 'a', valueGetter: (value) => value + 1 }]}"),
  ],
  [
    "import { frFR } from '@mui/x-data-grid/locales';\n" + grid('localeText={frFR}'),
    'for a theme',
    "import { frFR } from '@mui/x-data-grid/locales';\n" +
      grid('localeText={frFR.components.MuiDataGrid.defaultProps.localeText}'),
  ],
  [grid('autoPageSize autoHeight'), 'exclude each other', grid('autoPageSize')],
  [
    grid("columns={[{ field: 'a', valueGetter: (params) => params.row.b }]}"),
    '(value, row, column, apiRef)',
    grid("columns={[{ field: 'a', valueGetter: (value, row) => row.b }]}"),
  ],
  [
    grid("columns={[{ field: 'a', valueFormatter: ({ value }) => value }]}"),
    '(value, row, column, apiRef)',
    grid("columns={[{ field: 'a', valueFormatter: (value) => value.name }]}"),
  ],
  [
    grid('rowSelectionModel={[1]} onRowSelectionModelChange={set}'),
    'ids: new Set',
    grid('rowSelectionModel={model} onRowSelectionModelChange={set}'),
  ],
  [
    inComponent(
      'const apiRef = useGridApiRef(); apiRef.current.updateRows([{ id: 1 }, { id: 2 }]);',
      '<DataGrid apiRef={apiRef} />',
    ),
    'more than one row',
    inComponent(
      'const apiRef = useGridApiRef(); apiRef.current.updateRows([{ id: 1 }]);',
      '<DataGrid apiRef={apiRef} />',
    ),
  ],
  [
    inComponent('const apiRef = useGridApiRef(); apiRef.current.setRows([]);', '<DataGrid />'),
    'pass `apiRef={apiRef}`',
    inComponent(
      'const apiRef = useGridApiRef(); apiRef.current.setRows([]);',
      '<Own grid={apiRef} />',
    ),
  ],
  [
    grid('slots={{ footer: () => <i /> }}'),
    'outside of the one',
    grid('slots={{ footer: () => null, row: Row }}', 'const Row = () => <i />;'),
  ],
  [
    inComponent('const footer = () => <i />;', '<DataGrid slots={{ footer }} />'),
    'outside of the one',
    inComponent(
      'const slots = React.useMemo(() => ({ footer: () => <i /> }), []);',
      '<DataGrid slots={slots} />',
    ),
  ],
  [
    inComponent('useGridApiContext();', '<DataGrid />').replace(
      'useGridApiRef',
      'useGridApiContext',
    ),
    'call `useGridApiRef`',
    `${inComponent('useGridApiContext();', '<DataGrid />').replace('useGridApiRef', 'useGridApiContext')}\nconst columns = [{ field: 'a', renderCell: () => <App /> }];`,
  ],
  [grid('getDetailPanelContent={panel}'), 'ignores', grid('getRowHeight={height}')],
  [grid('oldHeight'), 'flex parent', grid('')],
  [
    "import { GridToolbar } from '@mui/x-data-grid';",
    'showToolbar',
    "import { GridToolbar } from './own';",
  ],
  [
    pickers('<DatePicker />'),
    'LocalizationProvider',
    pickers('<Providers><DatePicker /></Providers>')
      .replace('Providers>', 'DateProvider>')
      .replace('Providers>', 'DateProvider>'),
  ],
  [
    pickers('<LocalizationProvider><DatePicker /></LocalizationProvider>'),
    'dateAdapter',
    pickers(provided('<LocalizationProvider><DatePicker /></LocalizationProvider>')),
  ],
  [
    pickers(provided('<DatePicker format="dd.MM.yyyy" />')),
    '`YYYY`',
    pickers(provided('<DatePicker format="DD.MM.YYYY [yyyy]" />')),
  ],
  [
    pickers('<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" />'),
    "import 'dayjs/locale/de'",
    pickers(
      '<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" />',
      "import 'dayjs/locale/de';",
    ),
  ],
  [
    pickers(
      '<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={de} />',
      "import de from 'dayjs/locale/de';",
    ),
    'adapterLocale="de"',
    pickers(
      '<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} />',
      "import de from 'dayjs/locale/de';",
    ),
  ],
  [
    pickers('<LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale="de" />').replaceAll(
      'AdapterDayjs',
      'AdapterDateFns',
    ),
    'date-fns/locale',
    pickers(
      '<LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de} />',
      "import { de } from 'date-fns/locale/de';",
    ).replaceAll('AdapterDayjs', 'AdapterDateFns'),
  ],
  [
    pickers(provided('<DatePicker onChange={(event) => set(event.target.value)} />')),
    'called with the new value',
    pickers(provided('<DatePicker onChange={(value) => set(value)} />')),
  ],
  [
    pickers(provided('<DatePicker timezone="UTC" />')),
    'dayjs/plugin/utc',
    pickers(provided('<DatePicker timezone="system" />')),
  ],
  [
    pickers(provided('<DatePicker views={[\'day\']} openTo="year" />')),
    'one of the `views`',
    pickers(provided("<DatePicker views={['day', 'year']} openTo=\"year\" />")),
  ],
  [
    pickers(provided('<DatePicker value={value} />')),
    'onChange',
    pickers(provided('<DatePicker value={value} readOnly />')),
  ],
  [
    pickers(provided('<DatePicker value={a} defaultValue={b} onChange={c} />')),
    'Pass one of them',
    pickers(provided('<DatePicker defaultValue={b} onChange={c} />')),
  ],
  [
    pickers(provided('<DatePicker size="small" />')),
    'slotProps={{ textField: { size } }}',
    pickers(provided("<DatePicker slotProps={{ textField: { size: 'small' } }} />")),
  ],
  [
    pickers(provided('<DatePicker minDate={new Date()} />')),
    'dayjs(…)',
    pickers(provided('<DatePicker minDate={dayjs()} />')),
  ],
  [
    charts("<BarChart xAxis={[{ scaleType: 'time' }]} />"),
    'band',
    charts('<BarChart layout="horizontal" xAxis={[{ scaleType: \'linear\' }]} />'),
  ],
  [
    charts('<BarChart layout="horizontal" xAxis={[{ scaleType: \'band\' }]} />'),
    'belong to `yAxis`',
    charts(
      "<BarChart yAxis={[{ scaleType: 'band' }]} series={[{ layout: 'horizontal', data: [] }]} />",
    ),
  ],
  [
    charts("<LineChart xAxis={[{ data: ['a'] }]} />"),
    "scaleType: 'point'",
    charts("<BarChart xAxis={[{ data: ['a'] }]} />"),
  ],
  [
    charts("<LineChart series={[{ dataKey: 'a' }]} />"),
    'dataset',
    charts("<LineChart dataset={[]} series={[{ dataKey: 'a' }]} />"),
  ],
  [
    charts('<LineChart xAxis={[{ data: [1] }]} series={[{ data: [1, 2] }]} />'),
    'more values',
    charts('<LineChart xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2] }]} />'),
  ],
  [
    charts("<LineChart yAxis={[{ id: 'a' }]} series={[{ yAxisId: 'b' }]} />"),
    'has the id `b`',
    charts("<LineChart yAxis={[{ id: 'b' }]} series={[{ yAxisId: 'b' }]} />"),
  ],
  [
    charts('<ChartContainer xAxis={[{ id: \'a\' }]}><ChartsXAxis axisId="b" /></ChartContainer>'),
    'has the id `b`',
    charts('<><ChartContainer xAxis={[{ id: \'a\' }]} /><Own><ChartsXAxis axisId="b" /></Own></>'),
  ],
  [
    charts("<LineChart data={rows} series={[{ dataKey: 'a' }]} />"),
    'passed as `dataset`',
    charts("<LineChart dataset={rows} series={[{ dataKey: 'a' }]} />"),
  ],
  [
    composed('<ChartDataProvider><Box><BarPlot /></Box></ChartDataProvider>'),
    'Put it in `ChartsSurface`',
    composed(
      '<ChartDataProvider><ChartsSurface><g><BarPlot /></g></ChartsSurface></ChartDataProvider>',
    ),
  ],
  [
    composed('<ChartContainer><ChartsLegend /></ChartContainer>'),
    'next to `ChartsSurface`',
    composed('<ChartDataProvider><Own><ChartsLegend /><BarPlot /></Own></ChartDataProvider>'),
  ],
  [
    "import { Gauge } from '@mui/x-charts/Gauge';\nexport const a = <Gauge max={9} />;",
    'no effect',
    "import { Gauge } from '@mui/x-charts/Gauge';\nexport const a = <Gauge valueMax={9} />;",
  ],
  [
    charts("<BarChart xAxis={[{ data: ['a', 'a'] }]} />"),
    'occurs twice',
    charts("<BarChart xAxis={[{ data: ['a', 'b'] }]} />"),
  ],
  [
    trees("<RichTreeView items={[{ id: '1' }]} />"),
    'getItemLabel',
    trees("<RichTreeView items={[{ id: '1' }]} getItemLabel={name} />"),
  ],
  [
    trees(
      "<RichTreeView items={[{ id: '1', label: 'a', children: [{ id: '1', label: 'b' }] }]} />",
    ),
    'occurs twice',
    trees(
      "<RichTreeView items={[{ id: '1', label: 'a', children: [{ id: '2', label: 'b' }] }]} />",
    ),
  ],
  [
    trees('<SimpleTreeView><TreeItem itemId="1" /><TreeItem itemId="1" /></SimpleTreeView>'),
    'occurs twice',
    trees(
      '<><SimpleTreeView><TreeItem itemId="1" /></SimpleTreeView><SimpleTreeView><TreeItem itemId="1" /></SimpleTreeView></>',
    ),
  ],
  [
    trees('<SimpleTreeView items={all} />'),
    'Use `RichTreeView`',
    trees('<RichTreeView items={all} />'),
  ],
  [
    trees('<SimpleTreeView expandedItems={all} />'),
    'onExpandedItemsChange',
    trees('<SimpleTreeView defaultExpandedItems={all} />'),
  ],
  [
    trees('<RichTreeView items={[]}><TreeItem itemId="1" /></RichTreeView>'),
    'SimpleTreeView',
    trees('<SimpleTreeView><TreeItem itemId="1" /></SimpleTreeView>'),
  ],
  [
    "import { DataGrid } from '@material-ui/data-grid';",
    'Material-UI 4',
    "import Box from '@mui/material/Box';",
  ],
  [
    "import DatePicker from '@mui/lab/DatePicker';",
    'has no `DatePicker`',
    "import LoadingButton from '@mui/lab/LoadingButton';",
  ],
  [
    "import Utils from '@date-io/luxon';",
    'adapters of their own',
    "import { DateTime } from 'luxon';",
  ],
  [
    "import { LicenseInfo } from '@mui/x-data-grid-pro';",
    "doesn't export `LicenseInfo`",
    "import { LicenseInfo } from '@mui/x-license';",
  ],
  [
    'export function App() { LicenseInfo.setLicenseKey(key); }',
    'outside of components',
    'LicenseInfo.setLicenseKey(key);',
  ],
];

it.each(CASES)('finds the pitfall in %s', (fault, message, right) => {
  const problems = problemsIn(fault);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(problems).toHaveLength(1);
  expect(problemsIn(right)).toEqual([]);
});

/** Code that only looks as if it had a pitfall. */
const RIGHT: readonly string[] = [
  // Another component of the same name.
  "import { DataGrid } from '@mui/x-data-grid';\nexport const App = ({ DataGrid }) => <DataGrid slots={{ toolbar: Bar }} />;",
  "import { DataGridPro as DataGrid } from '@mui/x-data-grid-pro';\nexport const a = <DataGrid getDetailPanelContent={panel} paginationModel={model} onPaginationModelChange={set} />;",
  "import DatePicker from 'react-datepicker';\nexport default function App() { return <DatePicker value={a} />; }",
  // Props from elsewhere.
  grid('{...common} slots={{ toolbar: Bar }}'),
  grid(
    'slots={{ toolbar: Bar }}',
    'const theme = { components: { MuiDataGrid: { defaultProps: { showToolbar: true } } } };',
  ),
  pickers('<Layout><DatePicker /></Layout>', "import { Layout } from './Layout';"),
  // Columns of another grid, and values that look like parameters.
  "import { AgGridReact } from 'ag-grid-react';\nexport const columns = [{ field: 'a', valueGetter: (params) => params.value }];",
  grid("columns={[{ field: 'a', valueGetter: ({ id }) => id }]}"),
  grid("columns={[{ ...dates, field: 'a', type: 'date' }]} rows={[{ id: 1, a: '2026-01-01' }]}"),
  // One of two elements.
  trees(
    '<SimpleTreeView>{a ? <TreeItem itemId="1" /> : <TreeItem itemId="1" label="b" />}</SimpleTreeView>',
  ),
];

it.each(RIGHT)('accepts %s', (code) => expect(problemsIn(code)).toEqual([]));

it.each([
  ["import * as Grid from '@mui/x-data-grid';", '<Grid.DataGrid'],
  ["import { DataGrid as Table } from '@mui/x-data-grid';", '<Table'],
  ["import { DataGrid } from '@mui/x-data-grid';\nconst Table = styled(DataGrid)({});", '<Table'],
  ["import { DataGrid } from '@mui/x-data-grid';\nconst Table = React.memo(DataGrid);", '<Table'],
])('knows a grid by another name: %s', (before, element) => {
  const code = `${before}\nexport const a = ${element} slots={{ toolbar: Bar }} />;`;
  expect(problemsIn(code)).toEqual([expect.objectContaining({ name: 'toolbar' })]);
});

it('wants `use client` only in files of the App Router that need it', () => {
  const page =
    "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid onRowClick={() => {}} />;";
  const file = 'src/app/orders/page.tsx';
  expect(problemsIn({ [file]: page })).toEqual([
    expect.objectContaining({
      line: 1,
      message: expect.stringContaining("'use client'") as string,
    }),
  ]);
  expect(problemsIn({ [file]: `// A page.\n'use client';\n${page}` })).toEqual([]);
  expect(problemsIn({ 'src/pages/orders.tsx': page })).toEqual([]);
  expect(problemsIn({ [file]: page.replace('onRowClick={() => {}}', 'rows={[]}') })).toEqual([]);
  // A client component imports it.
  const client = "'use client';\nimport Grid from './Grid';\nexport default Grid;";
  expect(problemsIn({ 'app/page.tsx': client, 'app/Grid.tsx': page })).toEqual([]);
});

it('has at least 20 rules, each with a page about it', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(20);
  const wrong = RULES.filter(({ page, about }) => {
    const file = path.join(docs, page, `${page.split('/').at(-1)}.mdx`);
    // Links and emphasis are part of sentences.
    const text = readFileSync(file, 'utf8').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return !about.test(text);
  });
  expect(wrong.map(({ page, about }) => `${page} ${about.source}`)).toEqual([]);
});

it('finds nothing in the demos and templates of the docs', () => {
  const texts = Object.fromEntries(
    docsFolders(siteDir).flatMap(({ directory: folder }) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            /(?:\/demos\/|^templates\/).*\.[jt]sx$/.test(file) &&
            !/node_modules|\.claims\./.test(file),
        )
        .map((file) => {
          const full = path.join(folder, file);
          return [path.relative(siteDir, full), readFileSync(full, 'utf8')];
        }),
    ),
  );
  // Each on its own, like code of different applications.
  const found = filesOf(texts, true).flatMap((file) =>
    pitfallsOf([file], { ...known, deprecated: {} })
      .flat()
      .map(({ problem }) => `${file.file}:${problem.line} ${problem.message}`),
  );
  expect(Object.keys(texts).length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
}, 120_000);
