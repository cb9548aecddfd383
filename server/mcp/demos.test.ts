/** @jest-environment node */
import { demosIn } from './demos';

const file = (title: string, code: string) =>
  `\`\`\`${title.split('.').at(-1)} title="${title}"\n${code}\n\`\`\`\n`;

const found = (...parts: string[]) =>
  demosIn('/x/react-data-grid/sorting/', parts.join('\n')).map(({ name, files }) => [
    name,
    files.map(({ title }) => title),
  ]);

it('returns each demo with the files that it imports, also indirectly', () => {
  expect(
    found(
      file('Orders.tsx', "import { columns } from './columns';\nimport { Tile } from './Tile';"),
      file('Tile.tsx', "import type { Order } from './orders';\nexport * from '@mui/x-data-grid';"),
      file('columns.ts', 'export const columns = [];'),
      file('orders.ts', 'export interface Order {}'),
      file('unused.ts', 'export {};'),
    ),
  ).toEqual([['Orders', ['Tile.tsx', 'columns.ts', 'orders.ts']]]);
});

it('takes the files of the same demo if several demos have files of that name', () => {
  const demo = (name: string, code: string) =>
    `${file(`${name}.tsx`, "import { load } from './server';")}\n${file('server.ts', code)}\nText.\n`;
  const demos = demosIn('/x/', demo('First', '// 1') + demo('Second', '// 2'));
  expect(demos.map(({ name, files }) => [name, files.map(({ code }) => code)])).toEqual([
    ['First', ['// 1']],
    ['Second', ['// 2']],
  ]);
});

it('finds files in other places of the page and by their path', () => {
  expect(
    found(
      file('src/main.tsx', "import { Grid } from './grid/Grid';"),
      'Text.',
      file('src/grid/Grid.tsx', "import { rows } from '../rows';"),
      'Text.',
      file('src/rows.ts', 'export const rows = [];'),
    ),
  ).toEqual([
    ['main', ['src/grid/Grid.tsx', 'src/rows.ts']],
    ['Grid', ['src/rows.ts']],
  ]);
});

it('leaves out blocks that import what the page lacks, except for the application of readers', () => {
  expect(
    found(
      file('main.tsx', "import App from './App';"),
      'Text.',
      file('Broken.tsx', "import { rows } from './rows';"),
      'Text.',
      file('Lazy.tsx', "const Page = lazy(() => import('./Page'));"),
      'Text.',
      file('styles.ts', 'export {};'),
    ),
  ).toEqual([['main', []]]);
});

it('adds the declarations of imported modules without types', () => {
  const declarations = (code: string) => file('src/modules.d.ts', code);
  expect(
    found(
      file('Static.tsx', "import 'moment/locale/de';"),
      'Text.',
      file('Dynamic.tsx', "const load = () => import('moment/dist/locale/de');"),
      'Text.',
      file('Other.tsx', "import moment from 'moment';\nimport 'dayjs/locale/de';"),
      'Text.',
      declarations("declare module 'moment/locale/*';\ndeclare module 'moment/dist/locale/de';"),
    ),
  ).toEqual([
    ['Static', ['src/modules.d.ts']],
    ['Dynamic', ['src/modules.d.ts']],
    ['Other', []],
  ]);
  // A declaration with a body changes types, which the demo doesn't need.
  expect(
    found(
      file('Grid.tsx', "import { DataGrid } from '@mui/x-data-grid';"),
      'Text.',
      declarations("declare module '@mui/x-data-grid' {\n  interface FooterPropsOverrides {}\n}"),
    ),
  ).toEqual([['Grid', []]]);
});

it('leaves out applications with several date adapters, and their parts', () => {
  const adapter = (name: string) => `import('@mui/x-date-pickers/${name}')`;
  const load = (...names: string[]) => `export const load = () => [${names.map(adapter).join()}];`;
  expect(
    found(
      file(
        'All.tsx',
        `import { load } from './adapters';\nimport Preview from './Preview';\n${load('AdapterDayjs')}`,
      ),
      file('Preview.tsx', 'export default function Preview() {}'),
      file('adapters.ts', load('AdapterLuxon')),
      'Text.',
      file('One.tsx', load('AdapterMoment', 'AdapterMoment')),
    ),
  ).toEqual([['One', []]]);
});

it('leaves out applications, which are too long for an example', () => {
  const long = `// ${'x'.repeat(30_000)}`;
  expect(found(file('Part.tsx', long))).toEqual([['Part', []]]);
  expect(found(file('App.tsx', `import './Part';\n${long}`), file('Part.tsx', long))).toEqual([]);
});
