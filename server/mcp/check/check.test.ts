/** @jest-environment node */
// @reads versioned_docs/**/*.ts versioned_docs/**/*.tsx docs/api/since.json versioned_docs/*/api/since.json
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { apiReleases } from '../../../portal.config';
import { currentVersion, latestVersion } from '../../../src/core/versions';
import { documentedReference } from '../../../src/plugins/api-reference';
import { releaseReference } from '../../../src/plugins/api-reference/changes/releases';
import type { ApiReference } from '../../../src/plugins/api-reference/types';
import { EMPTY_VOCABULARY } from '../../../src/plugins/search/vocabulary';
import { RequestError } from '../errors';
import { page } from '../fixture';
import { createLibrary, type Library } from '../library';
import type { VersionSource } from '../data/types';

import { createCheckService } from './createService';
import { Inspector } from './inspect';
import { seededErrors, type SeededError } from './seeded';
import type { CheckService, CodeProblem } from './service';
import { createInspectThread } from './thread';

const siteDir = path.resolve(__dirname, '../../..');
const installed = latestVersion(siteDir);

const PRO_PAGE = page(
  'Data Grid tree data',
  '8.12.1',
  [
    'Set `treeData`.',
    '```tsx\n<DataGridPro rows={rows} treeData getTreeDataPath={(row) => row.path} getDetailPanelContent={panel} rowReordering />\n```',
    '```tsx\n<DataGridPremium rows={rows} aggregationModel={{ size: "sum" }} cellSelection />\n```',
    '```tsx\n<RichTreeViewPro items={items} itemsReordering />\n```',
    'The server gets `pageSize` and `filterThings`.',
  ].join('\n\n'),
  'pro',
);

const GUIDE = page(
  'Migrate the Data Grid from v6',
  '8.12.1',
  [
    '| Name in v6 | Kind | In v7 |',
    '| - | - | - |',
    '| `components`, `componentsProps` | Props | `slots`, `slotProps` |',
    '| `onRowOver` | Prop | `useGridRootProps()` |',
    '| `denseGrid` | Prop | `density` |',
    '| `MuiOldTable` | Theme key | `MuiDataGrid` |',
    'Nothing is selected at first.',
    '```diff\n-<button onClick={select}>Select</button>\n+<button onClick={selectRow}>Select</button>\n```',
  ].join('\n'),
);
const TREE_GUIDE = page(
  'Migrate the Tree View from v7',
  '8.12.1',
  '| Name in v7 | Kind | In v8 |\n| - | - | - |\n| `TreeView` | Component | `SimpleTreeView` |\n',
);
const PAGES: Readonly<Record<string, string>> = {
  '/x/migration/migration-tree-view-v7/': TREE_GUIDE,
  '/x/react-data-grid/tree-data/': PRO_PAGE,
  '/x/migration/migration-data-grid-v6/': GUIDE,
};

function versionSource(
  name: string,
  packagesFrom: string,
  reference: () => Promise<ApiReference>,
): VersionSource {
  return {
    name,
    release: name,
    isDefault: name === '8.12.1',
    packages: ['@mui/x-data-grid', '@mui/x-tree-view'].map((module) => ({
      name: module,
      version: name,
    })),
    base: '/x/',
    paths: () => Object.keys(PAGES),
    markdown: (path) => PAGES[path],
    index: () => ({
      products: [],
      pages: [{ path: '/x/migration/v7/', title: 'Migrate' }],
      missing: { removed: [{ page: 0, names: 'rowPositionsDebounceMs' }] },
      prose: [],
    }),
    prose: () => ({ terms: [], postings: [] }),
    reference,
    packagesFrom,
  };
}

/** A prop that only the newer release has, whichever packages are installed. */
const LATER_PROP = 'laterProp';
const withLaterProp = (reference: ApiReference): ApiReference => ({
  ...reference,
  symbols: reference.symbols.map((symbol) =>
    symbol.kind === 'component' && symbol.name === 'DataGrid'
      ? {
          ...symbol,
          props: symbol.props.flatMap((prop, index) =>
            index === 0 ? [prop, { ...prop, name: LATER_PROP, since: '8.29.0' }] : [prop],
          ),
        }
      : symbol,
  ),
});

let library: Library;
let service: CheckService;
let errors: SeededError[];
const check = async (code: string, version?: string) => {
  const { problems } = await service.check(library.version(version).version, code);
  return problems;
};

beforeAll(async () => {
  const sources = [
    versionSource('8.29.5', siteDir, async () =>
      withLaterProp(await documentedReference(currentVersion(siteDir), apiReleases)),
    ),
    versionSource('8.12.1', installed.packagesFrom, () =>
      documentedReference(installed, apiReleases),
    ),
  ];
  library = createLibrary({ versions: sources, others: [] }, EMPTY_VOCABULARY);
  const inspector = new Inspector();
  service = createCheckService(library, {
    inspect: (request) => Promise.resolve(inspector.inspect(request)),
    close: () => Promise.resolve(),
  });
  const { version } = library.version();
  const [oldest] = apiReleases;
  if (!oldest) {
    throw new Error('There is no older release.');
  }
  errors = seededErrors({
    reference: await version.reference(),
    older: await releaseReference(siteDir, oldest),
    licensedProps: [
      'treeData',
      'getTreeDataPath',
      'rowReordering',
      'aggregationModel',
      'cellSelection',
      'headerFilters',
      'pinnedColumnsSectionSeparator',
      'disableMultipleColumnsSorting',
      'disableColumnReorder',
      'throttleRowsMs',
    ],
    count: 10,
    seed: 8121,
  });
}, 240_000);

const finds =
  ({ line, name }: SeededError) =>
  (problem: CodeProblem) =>
    problem.line === line && (name === undefined || problem.name === name);

it('finds at least 95 % of 70 seeded errors, and suggests the name that was meant', async () => {
  expect(errors.length).toBeGreaterThanOrEqual(60);
  const missed: SeededError[] = [];
  const wrongSuggestions: unknown[] = [];
  for (const error of errors) {
    const problem = (await check(error.code)).find(finds(error));
    if (!problem) {
      missed.push(error);
    } else if (error.meant !== undefined && problem.suggestion !== error.meant) {
      wrongSuggestions.push({ error, problem });
    } else if (error.kind === 'plan' && problem.plan === undefined) {
      wrongSuggestions.push({ error, problem });
    }
  }
  const share = missed.length / errors.length;
  if (share > 0.05 || wrongSuggestions.length / errors.length > 0.05) {
    console.error(JSON.stringify({ missed, wrongSuggestions }, null, 1));
  }
  expect(share).toBeLessThanOrEqual(0.05);
  expect(wrongSuggestions.length / errors.length).toBeLessThanOrEqual(0.05);
}, 240_000);

it('finds no errors in the demos of pages', async () => {
  const folders = [
    'react-data-grid/sorting',
    'react-data-grid/editing',
    'react-data-grid/style',
    'react-charts/bars',
    'react-date-pickers/date-picker',
    'react-tree-view/rich-tree-view/customization',
  ].map((folder) => path.join(installed.directory, folder, 'demos'));
  const demos = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.join(folder, file)),
  );
  expect(demos.length).toBeGreaterThan(15);
  const problems: unknown[] = [];
  for (const demo of demos) {
    const found = await check(readFileSync(demo, 'utf8'));
    if (found.length > 0) {
      problems.push({ demo, found });
    }
  }
  expect(problems).toEqual([]);
}, 240_000);

it('reports every wrong name of an element, not only the first one', async () => {
  const names = (
    await check(
      '<DataGrid rows={rows} colums={columns} checkboxSelectoin slots={{ tolbar: Bar }} />',
    )
  ).map(({ name }) => name);
  expect(names.sort()).toEqual(['checkboxSelectoin', 'colums', 'tolbar']);
}, 120_000);

it.each([
  ['columns', "{ field: 'a', valueGeter: () => 1 },", 'valueGeter', 'valueGetter'],
  [
    'statements',
    'const apiRef = useGridApiRef();\napiRef.current?.setRowz([]);',
    'setRowz',
    'setRows',
  ],
  ['a type', 'const columns: GridColDefs[] = [];', 'GridColDefs', 'GridColDef'],
])('checks a part of a file: %s', async (_name, code, name, suggestion) => {
  expect(await check(code)).toEqual([expect.objectContaining({ name, suggestion })]);
});

it('says that a component ignores a prop that its types have by mistake', async () => {
  const code =
    "import { DataGrid } from '@mui/x-data-grid';\nexport const a = (\n  <DataGrid rows={[]} columns={[]} getDetailPanelContent={() => null} />\n);";
  expect(await check(code)).toEqual([
    {
      line: 3,
      message: '`DataGrid` ignores `getDetailPanelContent`, although its types have it.',
      name: 'getDetailPanelContent',
      plan: 'pro',
    },
  ]);
}, 120_000);

it('says which release has a prop, and that one was removed', async () => {
  const later =
    "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} NAME={undefined} />;";
  const [problem] = await check(later.replace('NAME', LATER_PROP));
  expect(problem).toMatchObject({ line: 2, name: LATER_PROP, since: '8.29.0' });
  const [removed] = await check(later.replace('NAME', 'rowPositionsDebounceMs'));
  expect(removed?.message).toContain('/x/migration/v7/');
});

it('suggests what replaced a prop, as a migration guide says', async () => {
  const code = (element: string) =>
    `import { DataGrid } from '@mui/x-data-grid';\nimport { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';\nexport const a = (\n  <${element} />\n);`;
  const old = 'components={{ Toolbar: Bar }} componentsProps={{ toolbar: {} }}';
  const found = await check(code(`DataGrid columns={[]} ${old} onRowOver={() => {}}`));
  const suggestions = new Map(found.map(({ name, suggestion }) => [name, suggestion]));
  expect(suggestions.get('components')).toBe('slots');
  expect(suggestions.get('componentsProps')).toBe('slotProps');
  // What replaced it isn't a prop.
  expect(suggestions.has('onRowOver')).toBe(true);
  expect(suggestions.get('onRowOver')).not.toBe('useGridRootProps');
  // The guide is about another product.
  const ofTree = await check(code(`SimpleTreeView ${old}`));
  expect(ofTree.find(({ name }) => name === 'components')?.suggestion).toBeUndefined();
}, 120_000);

it.each([
  ['DataGrid', 'pageSize={5}', {}],
  ['DataGrid', 'filterThings', { plan: 'pro' }],
  ['DataGrid', 'cellSelection', { plan: 'premium' }],
  ['RichTreeView', 'itemsReordering', { plan: 'pro' }],
  ['SimpleTreeView', 'items={[]}', {}],
  ['BarChart', 'series={[]} legend={{}}', {}],
])('gives no advice for %s %s that belongs to something else', async (name, props, advice) => {
  const required =
    name === 'DataGrid' ? 'columns={[]}' : name === 'RichTreeView' ? 'items={[]}' : '';
  const module = { DataGrid: 'data-grid', BarChart: 'charts' }[name] ?? 'tree-view';
  const found = await check(
    `import { ${name} } from '@mui/x-${module}';\nexport const a = <${name} ${required} ${props} />;`,
  );
  expect(found).toHaveLength(1);
  const { plan, suggestion, since } = found[0] ?? {};
  expect({ plan, suggestion, since }).toEqual({ ...advice });
});

it('suggests the module of what replaced a component', async () => {
  const code = "import { TreeView } from '@mui/x-tree-view/TreeView';\nexport const a = TreeView;";
  expect(await check(code)).toEqual([
    expect.objectContaining({ suggestion: '@mui/x-tree-view/SimpleTreeView' }),
  ]);
});

it('says what it assumed and what it could not check', async () => {
  const { version } = library.version();
  const { problems, notes } = await service.check(
    version,
    "import axios from 'axios';\nimport '@mui/x-telemetry';\nimport { rows } from '../rows';\nimport './app.css';\nimport { DataGrid } from '@mui/x-data-grid';\n\nexport const load = () => axios.get('/').then((answer) => answer.data);\nexport const a = <DataGrid rows={rows} columns={[]} />;",
  );
  expect(problems).toEqual([]);
  expect(notes.join()).toContain('axios, @mui/x-telemetry');
});

const FENCED = [
  'The grid:',
  '',
  '```jsx',
  "import { DataGrid } from '@mui/x-data-grid';",
  '',
  'export default function Grid({ rows, onSave }) {',
  '  const columns = useColumns(onSave);',
  '  return <DataGrid rows={rows} colums={columns} onRowClick={(params) => onSave(params.row)} />;',
  '}',
  '```',
  '',
  'Done.',
].join('\n');

it('checks fenced code by the lines of the text, and JavaScript without implicit types', async () => {
  expect(await check(FENCED)).toEqual([
    expect.objectContaining({ line: 8, name: 'colums', suggestion: 'columns' }),
  ]);
  expect(await check(FENCED.replace('colums', 'columns'))).toEqual([]);
  // In TypeScript, the attribute lacks the columns.
  expect(
    await check('~~~tsx\nconst a: string = 1;\n~~~\n```css\n.MuiDataGrid-rot {}\n```'),
  ).toEqual([expect.objectContaining({ line: 5, name: 'MuiDataGrid-rot' })]);
}, 120_000);

it('checks components and styles in themes', async () => {
  const theme = `import { createTheme } from '@mui/material/styles';
export const theme: object = createTheme({ components: { MuiDataGrid: { styleOverrides: { rows: {} } }, MuiChartsLegends: {} } });`;
  expect(await check(theme)).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringContaining("'@mui/x-data-grid/themeAugmentation'") as string,
    }),
  ]);
  const typed = `import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-charts/themeAugmentation';
${theme}`;
  expect(await check(typed)).toEqual([
    expect.objectContaining({ line: 4, name: 'rows', suggestion: 'row' }),
    expect.objectContaining({ line: 4, name: 'MuiChartsLegends', suggestion: 'MuiChartsLegend' }),
  ]);
  // Those of other packages are left alone.
  const renamed = typed.replace(
    '{ styleOverrides: { rows: {} } }, MuiChartsLegends: {}',
    '{ defaultProps: { denseGrid: true } }, MuiOldTable: {}, MuiTimelineDot: {}',
  );
  expect(await check(renamed)).toEqual([
    expect.objectContaining({ line: 4, name: 'denseGrid', suggestion: 'density' }),
    expect.objectContaining({ line: 4, name: 'MuiOldTable', suggestion: 'MuiDataGrid' }),
  ]);
});

it('names the licensed package, and the module that exports what another one does not', async () => {
  const code = `import { DataGridPro } from '@mui/x-data-grid';
import { Heatmap } from '@mui/x-charts';
import { GridColDef } from '@mui/x-data-grid/models/colDef/gridColDef';
import { DatePicker } from '@mui/pickers';
import { useDateManagers } from '@mui/x-date-pickers/hooks';
import type { GridRowOrderChangeParams } from '@mui/x-data-grid';`;
  expect(await check(code)).toEqual([
    expect.objectContaining({ suggestion: '@mui/x-data-grid-pro', plan: 'pro' }),
    expect.objectContaining({ suggestion: '@mui/x-charts-pro', plan: 'pro' }),
    expect.objectContaining({ suggestion: '@mui/x-data-grid' }),
    expect.objectContaining({ suggestion: '@mui/x-date-pickers/DatePicker' }),
    expect.objectContaining({
      message: expect.stringContaining('`useDateManager` from') as string,
    }),
    expect.objectContaining({ suggestion: '@mui/x-data-grid-pro', plan: 'pro' }),
  ]);
});

it('checks values next to wrong names, and calls in plain JavaScript whose types packages declare', async () => {
  const code = `import dayjs from 'dayjs';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { LineChart } from '@mui/x-charts';
export const a = <LineChart series={[{ curve: 'smooth', lines: 1 }]} />;
export const b = (
  <LocalizationProvider dateAdapter={AdapterDateFns}><DatePicker minDate={dayjs()} /></LocalizationProvider>
);`;
  expect(await check(code)).toEqual([
    expect.objectContaining({ line: 5, name: 'lines' }),
    expect.objectContaining({
      line: 5,
      message: expect.stringContaining('`curve`: Type \'"smooth"\'') as string,
    }),
    expect.objectContaining({
      line: 7,
      message: expect.stringContaining("'Dayjs' is missing") as string,
    }),
  ]);
});

it.each<[code: string, expected: object[]]>([
  [
    "import { DataGrid, type GridDataSource } from '@mui/x-data-grid';\nexport const source: GridDataSource = {\n  getRows: async () => ({ rows: [], totalCount: 1 }),\n};\nexport const a = <DataGrid columns={[]} dataSource={source} />;",
    [{ line: 3, name: 'totalCount', message: expect.stringContaining('`rowCount`') as string }],
  ],
  [
    "import { DataGrid, useGridApiRef } from '@mui/x-data-grid';\nexport function App() {\n  const apiRef = useGridApiRef();\n  apiRef.current?.exportToCsv();\n  return <DataGrid apiRef={apiRef} columns={[{ field: 'a', cellRenderer: () => null, header: 'A' }]} />;\n}",
    [
      { line: 4, suggestion: 'exportDataAsCsv' },
      { line: 5, suggestion: 'renderCell' },
      { line: 5, suggestion: 'headerName' },
    ],
  ],
  // What a name means elsewhere says nothing about this object, nor about a word that is exported.
  [
    "import { DateCalendar } from '@mui/x-date-pickers';\nexport const a = <DateCalendar onMonthChange={(month: Date) => month.target} renderDay={() => null} />;",
    [{ line: 2, name: 'renderDay' }],
  ],
  [
    "import { Line, LineChart } from '@mui/x-charts';\nexport const a = <LineChart series={[]} />;\nexport { Line };",
    [{ line: 1, name: 'Line', suggestion: 'LinePlot' }],
  ],
  [
    'import { TreeItem } from \'@mui/x-tree-view\';\nexport const a = <TreeItem itemId="1" icon={null} />;',
    [{ line: 2, name: 'icon', message: expect.stringContaining('slots={{ icon') as string }],
  ],
  // Names with the same words, of the same kind.
  [
    "import { LineChart, chartsLegendClasses } from '@mui/x-charts';\nexport const a = <LineChart series={[{ data: [1], title: chartsLegendClasses.root }]} xAxis={[{ tickCount: 4 }]} legend={{ hidden: true }} />;",
    [
      { line: 1, suggestion: 'legendClasses' },
      { line: 2, name: 'title', suggestion: 'label' },
      { line: 2, name: 'legend', suggestion: 'hideLegend' },
      { line: 2, name: 'tickCount', suggestion: 'tickNumber' },
    ],
  ],
  [
    "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} onRowSelected={() => {}} onRowDblClick={() => {}} />;",
    [
      { line: 2, suggestion: 'onRowSelectionModelChange' },
      { line: 2, suggestion: 'onRowDoubleClick' },
    ],
  ],
  // Values, slots and parts of what a component gets.
  [
    'import { BarChart } from \'@mui/x-charts/BarChart\';\nexport const a = <BarChart series={[]} horizontal legendPosition="right" />;',
    [
      { line: 2, message: expect.stringContaining('`layout="horizontal"`') as string },
      { line: 2, message: expect.stringContaining('slotProps={{ legend: { position') as string },
    ],
  ],
  // What the function gets, or what an array contains.
  [
    "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} onCellClick={(event) => event.preventDefault()} onSortModelChange={(model) => model.field} />;",
    [
      { line: 2, suggestion: 'event.preventDefault' },
      { line: 2, suggestion: 'model[0].field' },
    ],
  ],
  // What a ref holds, what other libraries pass to functions, and where a part of an object belongs.
  [
    "import { DataGrid, useGridApiRef } from '@mui/x-data-grid';\nexport function App() {\n  const apiRef = useGridApiRef();\n  const clear = () => apiRef.setRows([]);\n  return <DataGrid apiRef={apiRef} columns={[]} onRowClick={(params) => params.data ?? params.rowId} onClick={clear} />;\n}",
    [
      { line: 4, name: 'setRows', suggestion: 'apiRef.current.setRows' },
      { line: 5, name: 'data', suggestion: 'params.row' },
      { line: 5, name: 'onClick', message: expect.not.stringContaining('button') as string },
      { line: 5, name: 'rowId', message: expect.stringContaining('`id`, `row`') as string },
    ],
  ],
  [
    "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} slots={{ noRowsOverlay: <p /> }} slotProps={{ baseTextField: { variant: 'outlined' } }} initialState={{ sorting: [{ field: 'a' }] }} />;",
    [
      { line: 2, message: expect.stringContaining('Pass the component') as string },
      { line: 2, message: expect.stringContaining('part of `material`') as string },
      { line: 2, message: expect.stringContaining('an object with `sortModel`') as string },
    ],
  ],
  [
    "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\nimport { LineChart } from '@mui/x-charts/LineChart';\nexport const a = () => <><DatePicker clearable /><LineChart series={[]} xAxis={[{ type: 'time' }]} legend={false} /></>;",
    [
      { line: 3, message: expect.stringContaining('field: { clearable') as string },
      { line: 3, suggestion: 'scaleType' },
      { line: 3, suggestion: 'hideLegend' },
    ],
  ],
  [
    "import { useTreeItem } from '@mui/x-tree-view/useTreeItem';\nexport const { statuses } = useTreeItem({ itemId: '1' });",
    [{ line: 2, name: 'statuses', suggestion: 'status' }],
  ],
])('says what is meant by other names: %s', async (code, expected) => {
  expect(await check(code)).toEqual(
    expected.map((problem) => expect.objectContaining(problem) as object),
  );
  expect((await check(code)).some(({ plan }) => plan !== undefined)).toBe(false);
});

it('checks several files that import each other', async () => {
  const { version } = library.version();
  const files = {
    'src/App.tsx':
      "import { DataGrid } from '@mui/x-data-grid';\nimport { columns } from './grid/columns';\nexport const App = () => <DataGrid rows={[]} columns={columns} hideFoter />;",
    'src/grid/columns.ts':
      "import { GridColDef } from '@mui/x-data-grid';\nimport type { Row } from '../types';\nexport const columns: GridColDef<Row>[] = [{ field: 'a', valueGetter: (_, row) => row.prise }, { feld: 'b' }];",
    'src/types.ts': 'export interface Row { price: number }',
    'src/styles.css': '.a {}',
  };
  const { problems, notes } = await service.check(version, files);
  expect(problems).toEqual([
    expect.objectContaining({ file: 'src/App.tsx', line: 3, suggestion: 'hideFooter' }),
    expect.objectContaining({ file: 'src/grid/columns.ts', line: 3, suggestion: 'field' }),
  ]);
  // The type of the row is the application's own.
  expect(notes.join()).toContain("Property 'prise' does not exist on type 'Row'");
}, 120_000);

it('says that a file of declarations replaces a package', async () => {
  const { version } = library.version();
  const files = (start: string) => ({
    'src/grid.d.ts': `${start}declare module '@mui/x-data-grid' { interface ToolbarPropsOverrides { onAdd: () => void } }`,
    'src/App.tsx':
      "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} showToolbar slotProps={{ toolbar: { onAdd: () => {} } }} />;",
  });
  const { problems } = await service.check(version, files(''));
  expect(problems).toEqual([
    expect.objectContaining({ line: 1, name: 'DataGrid', suggestion: 'export {}' }),
  ]);
  expect(await service.check(version, files('export {};\n'))).toEqual({ problems: [], notes: [] });
}, 120_000);

it('puts what is not about MUI X into one short note', async () => {
  const { version } = library.version();
  const { problems, notes } = await service.check(
    version,
    [
      "import { LineChart } from '@mui/x-charts/LineChart';",
      "import { useQuery } from '@tanstack/react-query';",
      "import { load } from '@/load';",
      "import logo from './logo.svg?url';",
      'const base: string = import.meta.env.VITE_BASE ?? process.env.BASE ?? logo;',
      "const wrong: number = 'text';",
      'export function Chart({ days }: { days: Dates }) {',
      '  const { data } = useQuery({ queryFn: () => load(base, wrong) });',
      '  return <div clas="a"><LineChart series={[{ data: data?.map((each) => each.y) }]} xAxis={[{ data: days }]} /></div>;',
      '}',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/^Not about MUI X: line 6: .* line 7: .*Dates.* And 1 more\.$/);
}, 120_000);

it('takes dates of any library for right if no import shows which one it is', async () => {
  const picker = (before: string, value: string) =>
    `import { DatePicker } from '@mui/x-date-pickers';\n${before}\nexport const Due = (props: { onChange: () => void }) => <DatePicker value={${value}} {...props} />;`;
  expect(await check(picker('', 'new Date()'))).toEqual([]);
  expect(await check(picker("import dayjs from 'dayjs';", 'dayjs().toDate()'))).toHaveLength(1);
}, 120_000);

it('finds wrong names in objects that variables hold, also in JavaScript', async () => {
  const code =
    "import { DataGrid } from '@mui/x-data-grid';\nconst columns = [{ field: 'a', type: 'number', headerNme: 'A' }];\nconst state = { pagination: { pageSize: 5, paginationModle: {} } };\nexport const a = <DataGrid columns={columns} initialState={state} />;";
  expect((await check(code)).map(({ line, name }) => [line, name])).toEqual([
    [2, 'headerNme'],
    [3, 'pageSize'],
    [3, 'paginationModle'],
  ]);
}, 120_000);

it('reports a prop of the MIT component in a file that also imports Pro', async () => {
  const code =
    "import { DataGrid } from '@mui/x-data-grid';\nimport { DataGridPro } from '@mui/x-data-grid-pro';\nexport const a = <><DataGridPro columns={[]} treeData /><DataGrid columns={[]} treeData /></>;";
  expect(await check(code)).toEqual([
    expect.objectContaining({ name: 'treeData', plan: 'pro', line: 3 }),
  ]);
}, 120_000);

it('does not miss what licensed packages add to types', async () => {
  const code = (name: string) =>
    [
      `import { DataGridPro, type GridDataSource } from '@mui/x-data-grid${name}';`,
      'export const source: GridDataSource = {',
      '  getRows: async ({ groupKeys = [], start }) => ({ rows: [{ id: `${groupKeys.join()}${start}` }] }),',
      '};',
      'export const a = <DataGridPro columns={[]} dataSource={source} />;',
    ].join('\n');
  expect(await check(code('-pro'))).toEqual([]);
  expect((await check(code(''))).map(({ line }) => line)).toContain(3);
}, 120_000);

it('takes what is derived from files that are not here for right', async () => {
  const code = [
    "import * as React from 'react';",
    "import { DataGrid } from '@mui/x-data-grid';",
    "import { BarChart } from '@mui/x-charts';",
    "import { historyReducer } from './history';",
    'export function Rows() {',
    '  const [history] = React.useReducer(historyReducer, { done: [], rows: [] });',
    '  const label = history.done.at(-1)?.label;',
    '  return <DataGrid rows={history.rows} columns={[]} aria-label={label} sx={{ "& .MuiLineElement-series-sales": {} }} />;',
    '}',
    'export const chart = <BarChart series={[]} />;',
  ];
  expect(await check(code.join('\n'))).toEqual([]);
  const wrong = code.join('\n').replace('columns=', 'colums=');
  expect(await check(wrong)).toEqual([expect.objectContaining({ name: 'colums' })]);
}, 120_000);

it.each(['', '}}}}', '<'.repeat(500), 'import', '\u0000', 'const a = `'])(
  'survives the code %j',
  async (code) => {
    expect(Array.isArray(await check(code))).toBe(true);
  },
);

it('checks in another thread, and stops a check that takes too long', async () => {
  const script = path.join(__dirname, 'worker.cjs');
  const request = {
    code: 'export const a: number = "b";',
    packagesFrom: installed.packagesFrom,
    known: { modules: {}, types: [] },
  };
  const patient = createInspectThread({ script, timeout: 120_000, mostWaiting: 1 });
  const [first, second] = await Promise.allSettled([
    patient.inspect(request),
    patient.inspect(request),
  ]);
  expect(first).toMatchObject({
    value: { notes: [expect.stringContaining('line 1') as unknown] },
  });
  expect(second).toMatchObject({ reason: expect.any(RequestError) as unknown });
  await patient.close();

  const hasty = createInspectThread({ script, timeout: 1 });
  await expect(hasty.inspect(request)).rejects.toThrow('took longer');
  await hasty.close();
}, 120_000);
