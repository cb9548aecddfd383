/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Inspector } from './inspect';
import { seededRandom } from './seeded';

const newer = mkdtempSync(path.join(tmpdir(), 'check-'));
const older = path.join(newer, 'older');

const gridOf = (props: string) =>
  `export interface GridColDef { field: string }\nexport interface DataGridProps { columns: GridColDef[]; ${props} }\nexport declare function DataGrid(props: DataGridProps): JSX.Element;\n`;
const FILES: Readonly<Record<string, string>> = {
  'node_modules/react/jsx-runtime.d.ts': 'export {};\n',
  'node_modules/react/index.d.ts':
    'declare global { namespace JSX { interface Element { type: string } interface IntrinsicElements { div: { id?: string } } } }\nexport declare function useState<T>(value: T): [T, (value: T) => void];\n',
  'node_modules/@types/node/index.d.ts':
    'declare const process: { env: Record<string, string> };\n',
  'node_modules/@mui/x-data-grid/index.d.ts': gridOf('rows?: object[]; listView?: boolean'),
  'node_modules/@mui/x-data-grid/themeAugmentation/index.d.ts':
    "declare module '@mui/x-data-grid' { interface DataGridProps { themed?: boolean } }\nexport {};\n",
  'node_modules/@mui/x-date-pickers/AdapterDayjs/index.d.ts':
    "declare module '@mui/x-date-pickers' { interface Dates { dayjs: 'dayjs' } }\nexport declare const AdapterDayjs: 1;\n",
  'node_modules/@mui/x-date-pickers/AdapterLuxon/index.d.ts':
    "declare module '@mui/x-date-pickers' { interface Dates { luxon: 'luxon' } }\nexport declare const AdapterLuxon: 1;\n",
  'node_modules/@mui/x-date-pickers/index.d.ts':
    'export interface Dates {}\nexport declare const date: Dates[keyof Dates];\n',
  'older/node_modules/@mui/x-data-grid/index.d.ts': gridOf('rows: object[]; rowBuffer?: number'),
};

const PRO = '@mui/x-data-grid-pro';
const UP = `${PRO}/../../../../../../node_modules`;
/** Code with imports, declarations and names that must not outlive its check. */
const SNIPPETS: readonly string[] = [
  `import { DataGridPro } from '${PRO}';\nexport const a = <DataGridPro columns={[]} />;`,
  `import { DataGridPro, type GridColDef } from '${PRO}';\nconst all: GridColDef[] = [{ feld: '' }];\nexport const a = <DataGridPro columns={all} />;`,
  `import * as pro from '${PRO}';\nexport const a: 'zzz' = pro;`,
  `import { DataGridPr } from '${PRO}';\nexport const a = DataGridPr;`,
  "import { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} rows={[]} listView rowBuffer={1} themed />;",
  "import '@mui/x-data-grid/themeAugmentation';\nimport { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={[]} rows={[]} themed={1} />;",
  "import { DataGrid } from '@mui/x-data-grid';\ndeclare module '@mui/x-data-grid' { interface DataGridProps { rowBuffer: string } }\nexport const a = <DataGrid columns={[]} rows={[]} />;",
  "import { date } from '@mui/x-date-pickers';\nimport { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';\nexport const a: 'zzz' = date ?? AdapterLuxon;",
  "import { date } from '@mui/x-date-pickers';\nexport const a: 'zzz' = date;",
  '<DataGrid columns={columns} colums={[]} />',
  "export const a: 'zzz' = process.env;",
  'export const a = typeof window === "object" ? processed : undefined;',
  "declare global { interface Window { added: number } }\nimport 'react';\nexport const a: 'zzz' = window.added;",
  "import 'react';\nexport const a: 'zzz' = window.added;",
  "import { rows } from './rows';\nimport { DataGrid } from '@mui/x-data-grid';\nexport const a = <DataGrid columns={rows} rows={rows.a} rowBuffer=\"\" />;",
  "import { columns } from './rows';\nexport const a: 'zzz' = columns;\nexport const b = rows;",
  // These would replace the declarations of packages.
  `import { x } from '${UP}/@mui/x-data-grid/index';\nexport const a: 'zzz' = x;`,
  `import { x } from '${UP}/react/index';\nexport const a: 'zzz' = x;`,
  `import { "a: 1;\\ndeclare module '@mui/x-data-grid' { interface DataGridProps { injected: 1 } } export const b" as x } from '${PRO}';\nexport const a: 'zzz' = x;`,
];

const known = { modules: { DataGrid: '@mui/x-data-grid' }, types: [] };
const VERSIONS = [newer, older];
const answerOf = (inspector: Inspector, code: string, packagesFrom: string) =>
  inspector.inspect({ code, packagesFrom, known });

beforeAll(() =>
  Object.entries(FILES).forEach(([name, text]) => {
    const file = path.join(newer, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }),
);
afterAll(() => rmSync(newer, { recursive: true }));

it('answers as if nothing had been checked before', () => {
  // Starting a compiler takes a fifth of a second, so most code is checked against one version.
  const cases = SNIPPETS.flatMap((code, index) =>
    (index < 6 ? VERSIONS : VERSIONS.slice(index % 2).slice(0, 1)).map((version) => ({
      code,
      version,
    })),
  );
  const alone = new Map(
    cases.map((checked) => [checked, answerOf(new Inspector(), checked.code, checked.version)]),
  );
  const different = new Set([...alone.values()].map((answer) => JSON.stringify(answer)));
  expect(different.size).toBeGreaterThan(15);
  const random = seededRandom(8121);
  const inspector = new Inspector();
  for (let count = 0; count < 80; count += 1) {
    // The version changes after every other check.
    const ofVersion = cases.filter(({ version }) => version === VERSIONS[(count >> 1) % 2]);
    const each = ofVersion[Math.floor(random() * ofVersion.length)];
    expect(each && { ...each, answer: answerOf(inspector, each.code, each.version) }).toEqual(
      each && { ...each, answer: alone.get(each) },
    );
  }
});

it('checks code with directives like code without, and takes modules of Node.js for right', () => {
  const code =
    "import { DataGrid } from '@mui/x-data-grid';\nimport { cwd } from 'node:process';\nexport const a = <DataGrid columns={[]} colums={cwd()} />;";
  const directives = [
    '// @ts-nocheck',
    '/// <reference lib="webworker" />',
    '/// <reference types="node" />',
  ];
  const [plain, directed] = ['', `${directives.join('\n')}\n`].map((before) =>
    answerOf(new Inspector(), before + code, newer),
  );
  expect(plain).toMatchObject({ problems: [{ line: 3, name: 'colums' }], notes: [] });
  expect(directed).toMatchObject({ problems: [{ line: 6, name: 'colums' }], notes: [] });
  // `process` is a global of the types that weren't read.
  const { notes } = answerOf(
    new Inspector(),
    `${directives[2]}\nexport const a: string = process.env;`,
    newer,
  );
  expect(notes).toEqual([]);
});

it('knows the types of the DOM, and takes rare ones for any type', () => {
  const code = [
    "const canvas = document.createElement('canvas');",
    "canvas.addEventListener('click', (event) => event.clientX.toFixed());",
    'const audio = new AudioContext();',
    "audio.createGain().gain.value = canvas.getContext('webgl')?.drawingBufferWidth ?? 0;",
    'export const size: string = canvas.width;',
  ].join('\n');
  const { problems, notes } = answerOf(new Inspector(), code, newer);
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/^Not about MUI X: line 5: [^]*'number'/)]);
});
