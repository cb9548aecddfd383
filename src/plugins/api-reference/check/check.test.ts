/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPackage } from '../../../core/versions/packages';
import { currentVersion } from '../../../core/versions';
import type { ApiComponent, ApiReference } from '../types';

import { checkDocs, type DocsCheckResult } from '.';

const component = (name: string, module: string, classes: readonly string[]): ApiComponent => ({
  kind: 'component',
  id: name,
  name,
  product: 'x-data-grid',
  description: '',
  modules: [module],
  props: [],
  slots: [],
  classes: classes.map((className) => ({ name: className, className, description: '' })),
});

const REFERENCE: ApiReference = {
  packages: [
    { name: '@mui/x-data-grid', version: '8.12.1', product: 'x-data-grid' },
    { name: '@mui/x-date-pickers', version: '8.12.0', product: 'x-date-pickers' },
  ],
  symbols: [
    component('DataGrid', '@mui/x-data-grid', ['MuiDataGrid-cell']),
    component('DatePicker', '@mui/x-date-pickers/DatePicker', []),
  ],
  otherExports: {},
};

/** Pages without errors. */
const TRUE_PAGES: Readonly<Record<string, string>> = {
  'docs/right.mdx': `
A \`DataGrid\` sorts by \`sortModel\`, in \`initialState.sorting.sortModel\`, and \`apiRef.current.setRows()\` sets rows.
\`slotProps.toolbar\`, \`.MuiDataGrid-cell\`, \`Mui-selected\`, \`MuiDataGrid\`, \`GridColDef.field\`, \`onRowClick={…}\`, \`aria-label\`.
\`DataGridPro\` has \`treeData\`. Rows are a \`Map\`, \`useMemo\` keeps them; \`ascending\` is a value, \`dueDate\` a field.

## A block and one that continues it

\`\`\`tsx
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'dueDate' }];
\`\`\`

\`\`\`tsx
<DataGrid rows={[]} columns={columns} />
\`\`\`

\`\`\`tsx
{ field: 'total', type: 'number' },
\`\`\`

\`\`\`tsx
import { DataGridPro } from '@mui/x-data-grid-pro';
import { useSWR } from 'swr';

export default function Form() {
  const { register } = useSWR<{ name: string }>({ onError: (error) => error });
  return <DataGridPro rows={[]} columns={[]} treeData getRowKey={(row) => register(row)} />;
}
\`\`\`

\`\`\`ts fragment="as it was"
import { Gone } from '@mui/x-data-grid';
\`\`\`

\`\`\`js title="setup.cjs"
const { TextEncoder } = require('node:util');

module.exports = { pick: (value) => new TextEncoder().encode(value) };
\`\`\`
`,
  'docs/words.mdx': 'The event `page_view` has the parameter `eventAction`.\n',
  'docs/migration/migration-data-grid-v7.mdx':
    'The `DataGrid` had `rowPositionsDebounceMs`, and `apiRef.current.forceUpdate()`.\n',
  // An application has one date library, and its adapter sets the type of the dates.
  'docs/libraries.mdx': `
\`\`\`tsx
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export const picker = <DatePicker onChange={(value) => value?.format('YYYY')} />;
\`\`\`

\`\`\`tsx
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const picker = (
  <LocalizationProvider dateAdapter={AdapterLuxon}>
    <DatePicker onChange={(value) => value?.toISODate()} />
  </LocalizationProvider>
);
\`\`\`

\`\`\`tsx
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { addDays } from 'date-fns';

export const picker = <DatePicker onChange={(value) => value && addDays(value, 1).getTime()} />;
\`\`\`
`,
  'docs/files.mdx': `
\`\`\`ts title="src/theme.ts"
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({ components: { MuiDataGrid: {} } });
\`\`\`

\`\`\`ts title="src/part.ts" fragment="the rest is above"
export const part =
\`\`\`

\`\`\`css title="src/app.css"
.app { color: red }
\`\`\`

\`\`\`tsx title="src/main.tsx"
import App from './App';
import rest, { part, type Part } from './part';
import { theme } from './theme';
import './app.css';

export const parts: Part[] = [part, rest];

export const main = <App key={theme.direction} />;
\`\`\`
`,
};

/** Code blocks that don't compile, with the line and words of the message. */
const WRONG_BLOCKS: readonly (readonly [code: string, line: number, message: string])[] = [
  ["```tsx\nimport { DataGrids } from '@mui/x-data-grid';\n```", 2, 'DataGrids'],
  [
    "```tsx\nimport { DataGrid } from '@mui/x-data-grid';\n\nexport const a = <DataGrid rows={[]} colums={[]} />;\n```",
    4,
    'colums',
  ],
  ["```tsx\nimport { DataGridPor } from '@mui/x-data-grid-pro';\n```", 2, "'DataGridPor'"],
  ["```ts\nimport a from './missing';\n\nexport default a;\n```", 2, './missing'],
  ["```ts\nimport './missing.css';\n```", 2, './missing.css'],
  ["```ts\nimport a from 'no-such-package';\n\nexport default a;\n```", 2, 'no-such-package'],
  ['```tsx\n<p>\n```', 2, 'no corresponding closing tag'],
  ["```tsx\n{ field: 'a', widht: 3 },\n```", 2, 'widht'],
  ['```js\nconst half = "3".toFixed(1);\n```', 2, 'toFixed'],
  [
    "```ts\nimport { createTheme } from '@mui/material/styles';\n\nexport default createTheme({ components: { MuiDataGrid: {} } });\n```",
    4,
    'MuiDataGrid',
  ],
  [
    "```ts\nimport { GridColDef } from '@mui/x-data-grid';\n\nexport let a: GridColDef;\n```",
    2,
    'type-only import',
  ],
  ['```json\n{ "a": 1, }\n```', 2, 'JSON'],
];

/** Incorrect inline code, with the wrong name and the suggestion. */
const WRONG_NAMES: readonly (readonly [text: string, name: string, meant?: string])[] = [
  ['sortModle', 'sortModle', 'sortModel'],
  ['rowz', 'rowz'],
  ['checkboxSelectoin={…}', 'checkboxSelectoin', 'checkboxSelection'],
  ['slotProps.tolbar', 'tolbar', 'toolbar'],
  ['slotProps={{ toolbar: { showQuickFiltre: true } }}', 'showQuickFiltre', 'showQuickFilter'],
  ['initialState.sorting.model', 'model'],
  ['apiRef.current.setRow()', 'setRow', 'setRows'],
  ['.MuiDataGrid-cel', 'MuiDataGrid-cel', 'MuiDataGrid-cell'],
  ['MuiDataGird', 'MuiDataGird', 'MuiDataGrid'],
  ['GridColDefs', 'GridColDefs', 'GridColDef'],
  ['useGridApiReference', 'useGridApiReference'],
  ['DataGrid.rowz', 'rowz', 'rows'],
  ['<DataGrid colums={[]} />', 'colums', 'columns'],
  ["import { DatePickers } from '@mui/x-date-pickers/DatePicker'", 'DatePickers', 'DatePicker'],
  ['@mui/x-date-pickers/model', '@mui/x-date-pickers/model'],
  ["'singelSelect'", 'singelSelect', 'singleSelect'],
  ['disableFuture', 'disableFuture'],
];

let siteDir: string;
let result: DocsCheckResult;

const problemsOf = (file: string) =>
  result.problems
    .filter((problem) => problem.file === file)
    .map(({ line, message }) => ({ line, message }));

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-check-'));
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  mkdirSync(path.join(siteDir, 'docs/migration'), { recursive: true });
  const pages: Record<string, string> = {
    ...TRUE_PAGES,
    'docs/broken.mdx': 'Text.\n\n<b>open\n',
    'docs/excepted.mdx': 'The `DataGrid` had `oldProp`.\n',
  };
  WRONG_BLOCKS.forEach(([code], index) => {
    pages[`docs/block${index}.mdx`] = `${code}\n`;
  });
  WRONG_NAMES.forEach(([text], index) => {
    pages[`docs/name${index}.mdx`] = `The \`DataGrid\`:\n\nHas \`${text}\`.\n`;
  });
  Object.entries(pages).forEach(([file, text]) => writeFileSync(path.join(siteDir, file), text));
  result = await checkDocs({
    version: currentVersion(siteDir),
    reference: () => Promise.resolve(REFERENCE),
    exceptions: [
      { page: 'docs/excepted.mdx', names: ['oldProp'], reason: 'Old.' },
      { page: 'docs/right.mdx', names: ['sortModel'], reason: 'Not needed.' },
      { page: 'docs/gone.mdx', names: ['rows'], reason: 'Gone.' },
    ],
  });
}, 120_000);

afterAll(() => rmSync(siteDir, { recursive: true }));

it.each(Object.keys(TRUE_PAGES))('reports nothing on a correct page (%s)', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

it.each(WRONG_BLOCKS.map((block, index) => [...block, index] as const))(
  'reports the position of an error in a block: %j',
  (_code, line, message, index) => {
    const [problem] = problemsOf(`docs/block${index}.mdx`);
    expect(problem?.line).toBe(line);
    expect(problem?.message).toContain(message);
  },
);

it.each(WRONG_NAMES.map(([text, name, meant], index) => ({ text, name, meant, index })))(
  'reports that $text does not exist',
  ({ text, name, meant, index }) => {
    const [problem, ...others] = problemsOf(`docs/name${index}.mdx`);
    expect(problem?.line).toBe(3);
    expect(problem?.message).toContain(`\`${name}\``);
    expect(problem?.message).toContain(text === name ? 'does not exist' : `in \`${text}\``);
    if (meant !== undefined) {
      expect(problem?.message).toContain(`Did you mean \`${meant}\`?`);
    }
    expect(others).toEqual([]);
  },
);

it("names a page that can't be parsed, and checks the others", () => {
  expect(problemsOf('docs/broken.mdx')).toEqual([
    { line: 3, message: expect.stringContaining('Not MDX') as string },
  ]);
});

it('accepts exceptions, and reports unused ones', () => {
  expect(problemsOf('docs/excepted.mdx')).toEqual([]);
  expect(
    problemsOf('src/plugins/api-reference/check/exceptions.ts').map(({ message }) => message),
  ).toEqual([
    "docs/right.mdx: the exception for `sortModel` isn't needed. The page doesn't contain the name, or the name exists. Remove it.",
    "docs/gone.mdx doesn't exist. Remove its exceptions.",
  ]);
});

it('counts blocks and names', () => {
  expect(result.failed).toBe(WRONG_BLOCKS.length + WRONG_NAMES.length + 3);
  expect(result.passed).toBeGreaterThan(WRONG_NAMES.length);
});

describe('with licensed packages', () => {
  const PAGES = {
    'docs/pivoting.mdx': `
\`\`\`tsx
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [{ field: 'id' }];
const state = { pivoting: { active: true } };

export const a = <DataGridPremium columns={columns} initialState={{ pivoting: { enabled: true } }} />;
export const b = <DataGridPremium columns={columns} initialState={{ pivoting: { active: true } }} />;
\`\`\`
`,
    'docs/export.mdx': `
\`\`\`tsx
import * as React from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

type ChartRef = NonNullable<React.ComponentProps<typeof BarChartPro>['apiRef']>;

export function OwnButton() {
  const apiRef: ChartRef = React.useRef(undefined);
  return <BarChartPro apiRef={apiRef} onClick={() => apiRef.current?.exportAsImage()} />;
}

export function Wrong() {
  const apiRef = React.useRef<{ exportAsPrint: (title: string) => void }>(undefined);
  return <BarChartPro apiRef={apiRef} onClick={(event) => event.nothing} />;
}
\`\`\`
`,
  };
  const CHARTS = `import * as React from 'react';
export declare function BarChartPro(props: {
  apiRef?: React.RefObject<{ exportAsImage: () => Promise<void>; exportAsPrint: () => void } | undefined>;
  onClick?: (event: { target: Element }) => void;
}): React.JSX.Element;
`;
  const GRID = `import type { DataGridProps } from '@mui/x-data-grid';
export * from '@mui/x-data-grid';
export declare function DataGridPremium(
  props: DataGridProps & { initialState?: { pivoting?: { enabled?: boolean } } },
): React.JSX.Element;
`;

  /** Checks the pages with declarations of our own in place of the licensed packages, which nobody can install here. */
  function checkWith(version: string | undefined) {
    const folder = path.join(siteDir, `licensed-${version ?? 'none'}`);
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    Object.entries(PAGES).forEach(([file, text]) => write(file, text));
    if (version !== undefined) {
      const manifest = (name: string) => JSON.stringify({ name, version, types: 'index.d.ts' });
      const grid = 'node_modules/@mui/x-data-grid-premium';
      const charts = 'node_modules/@mui/x-charts-pro';
      write(`${grid}/package.json`, manifest('@mui/x-data-grid-premium'));
      write(`${grid}/index.d.ts`, GRID);
      write(`${charts}/package.json`, manifest('@mui/x-charts-pro'));
      write(`${charts}/BarChartPro/index.d.ts`, CHARTS);
    }
    return checkDocs({
      version: {
        ...currentVersion(siteDir),
        // Cut versions have no check of names in sentences.
        name: 'licensed',
        siteDir: folder,
        directory: path.join(folder, 'docs'),
        packagesFrom: folder,
      },
      reference: () => Promise.resolve(REFERENCE),
      exceptions: [],
    });
  }

  it('compiles their code with their types', async () => {
    const { problems, licensedWithoutTypes } = await checkWith(
      findPackage('@mui/x-data-grid', siteDir)?.version,
    );
    expect(problems.map(({ file, line, message }) => [file, line, message.split('\n')[0]])).toEqual(
      [
        ['docs/export.mdx', 15, expect.stringContaining('not assignable') as string],
        ['docs/export.mdx', 15, expect.stringContaining("'nothing' does not exist") as string],
        ['docs/pivoting.mdx', 9, expect.stringContaining("'active' does not exist") as string],
      ],
    );
    expect(licensedWithoutTypes).toEqual(new Map());
  });

  it.each([undefined, '7.0.0'])(
    'compiles their code without types, and says so, if version %s is installed',
    async (version) => {
      const { problems, licensedWithoutTypes } = await checkWith(version);
      expect(problems).toEqual([]);
      expect(licensedWithoutTypes).toEqual(
        new Map([
          ['@mui/x-data-grid-premium', 1],
          ['@mui/x-charts-pro', 1],
        ]),
      );
    },
  );
});
