/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { demoRequest, findDemo, readStyling } from './demoFiles';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder(), name);
const write = (files: Record<string, string>) => writeFiles(folder(), files);

const COMPONENT = 'export default function Orders() {\n  return null;\n}\n';

/** Returns code that imports each file, followed by the component. */
const importing = (...sources: string[]) =>
  `${sources.map((source) => `import '${source}';\n`).join('')}${COMPONENT}`;

/** Reads a demo's files in a styling, by the names that readers see. */
function read(target: string, name = 'MUI System') {
  const demo = findDemo(at(target));
  const styling = demo.stylings.find((candidate) => candidate.name === name);
  if (!styling) {
    throw new Error(`no ${name}`);
  }
  const { files, packageImports } = readStyling(demo, styling);
  return {
    names: files.map(({ name }) => name),
    code: Object.fromEntries(files.map(({ name, code }) => [name, code])),
    packageImports,
  };
}

/**
 * Returns the message of a SyntaxError, or any other error as it is. `instanceof` would not work, because Babel's
 * errors may come from another realm than the test's.
 */
function syntaxErrorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return (error as Error).name === 'SyntaxError' ? (error as Error).message : error;
  }
  return undefined;
}

describe('a demo with one file', () => {
  it('is named after the file, and has the default styling', () => {
    write({ 'Orders.tsx': COMPONENT });
    expect(findDemo(at('Orders.tsx'))).toEqual({
      name: 'Orders',
      directory: folder(),
      stylings: [{ name: 'MUI System', entry: at('Orders.tsx') }],
    });
  });

  it('is read with the package modules that it imports, without duplicates, including types', () => {
    write({
      'Orders.tsx': `import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
export { useState } from 'react';
export * from '@mui/material/Button';
const load = () => import('dayjs/locale/de');
${COMPONENT}`,
    });
    const { names, code, packageImports } = read('Orders.tsx');
    expect(names).toEqual(['Orders.tsx']);
    expect(code['Orders.tsx']).toContain("import Button from '@mui/material/Button';");
    expect(packageImports.toSorted()).toEqual([
      '@mui/material/Button',
      '@mui/x-data-grid',
      'dayjs/locale/de',
      'react',
    ]);
  });

  it("can't import another file: the error says how to use several", () => {
    write({ 'Orders.tsx': importing('./rows'), 'rows.ts': '' });
    expect(() => read('Orders.tsx')).toThrow(
      `${at('Orders.tsx')} imports "./rows". A demo with several files must be a folder: Orders/Orders.tsx`,
    );
  });
});

describe('a demo in a folder', () => {
  it('starts with the file named after the folder, then lists others in import order', () => {
    write({
      'Orders/Orders.tsx': importing('./rows', './cells/Amount', './Orders.css'),
      'Orders/rows.ts': "import type { Row } from './types';\nexport const rows: Row[] = [];\n",
      'Orders/types.ts': 'export type Row = string;\n',
      'Orders/cells/Amount.tsx': 'export const Amount = () => null;\n',
      'Orders/Orders.css': '.orders {}\n',
      'Orders/unused.ts': '',
    });
    expect(findDemo(at('Orders'))).toEqual({
      name: 'Orders',
      directory: at('Orders'),
      stylings: [{ name: 'MUI System', entry: at('Orders/Orders.tsx') }],
    });
    expect(read('Orders').names).toEqual([
      'Orders.tsx',
      'rows.ts',
      'types.ts',
      'cells/Amount.tsx',
      'Orders.css',
    ]);
  });

  it('keeps the imports of its files unchanged', () => {
    const files = {
      'Orders.tsx': importing('./rows', './cells/Amount.tsx', './rows.data'),
      'cells/Amount.tsx': "import { rows } from '../rows';\nexport const Amount = rows;\n",
      'rows.ts': 'export const rows = [];\n',
      'rows.data.ts': 'export {};\n',
    };
    write(
      Object.fromEntries(Object.entries(files).map(([name, code]) => [`Orders/${name}`, code])),
    );
    expect(read('Orders').code).toEqual(files);
  });

  it('may have files that import each other', () => {
    write({
      'Orders/Orders.tsx': importing('./a'),
      'Orders/a.ts': "export * from './b';\n",
      'Orders/b.ts': "export * from './a';\n",
    });
    expect(read('Orders').names).toEqual(['Orders.tsx', 'a.ts', 'b.ts']);
  });

  it('returns a style sheet unchanged, whatever it imports', () => {
    const css = "@import './other.css';\n.orders { color: red }\n";
    write({ 'Orders/Orders.tsx': importing('./Orders.css'), 'Orders/Orders.css': css });
    expect(read('Orders').code['Orders.css']).toBe(css);
  });
});

describe('a demo in three stylings', () => {
  beforeEach(() =>
    write({
      'Orders/rows.ts': "import { euros } from './lib/money';\nexport const rows = [euros];\n",
      'Orders/lib/money.ts': 'export const euros = 1;\n',
      'Orders/system/Orders.tsx': importing('../rows', '@mui/material/Box'),
      'Orders/tailwind/Orders.tsx': importing('./parts/Row'),
      'Orders/tailwind/parts/Row.tsx':
        "import { rows } from '../../rows';\nexport const Row = rows;\n",
      'Orders/css/Orders.tsx': importing('../rows', './Orders.css'),
      'Orders/css/Orders.css': '.orders {}\n',
    }),
  );

  it('lists the default first', () => {
    expect(findDemo(at('Orders'))).toEqual({
      name: 'Orders',
      directory: at('Orders'),
      stylings: [
        { name: 'MUI System', entry: at('Orders/system/Orders.tsx') },
        { name: 'Tailwind', entry: at('Orders/tailwind/Orders.tsx') },
        { name: 'CSS', entry: at('Orders/css/Orders.tsx') },
      ],
    });
  });

  it('contains the files of each styling, and shared files as if they were next to them', () => {
    expect(read('Orders').names).toEqual(['Orders.tsx', 'rows.ts', 'money.ts']);
    expect(read('Orders', 'CSS').names).toEqual([
      'Orders.tsx',
      'rows.ts',
      'money.ts',
      'Orders.css',
    ]);
    expect(read('Orders', 'Tailwind').names).toEqual([
      'Orders.tsx',
      'parts/Row.tsx',
      'rows.ts',
      'money.ts',
    ]);
  });

  it('contains imports that match the files that readers see', () => {
    const { code } = read('Orders');
    expect(code['Orders.tsx']).toBe(importing('./rows', '@mui/material/Box'));
    expect(code['rows.ts']).toContain("from './money'");
    expect(read('Orders', 'Tailwind').code['parts/Row.tsx']).toContain("from '../rows'");
  });

  it('may have only two of the three stylings', () => {
    write({
      'Bills/system/Bills.tsx': COMPONENT,
      'Bills/css/Bills.tsx': COMPONENT,
    });
    expect(findDemo(at('Bills')).stylings.map(({ name }) => name)).toEqual(['MUI System', 'CSS']);
  });
});

describe("resolving a page's import of a demo", () => {
  const pagePath = path.resolve('docs/a b/page.mdx');
  const page = 'docs%2Fa%20b%2Fpage.mdx';

  beforeEach(() =>
    write({
      'Orders.tsx': COMPONENT,
      'Board/Board.tsx': COMPONENT,
      'Bills/system/Bills.tsx': COMPONENT,
    }),
  );

  test.each([
    ['a file', './demos/Orders.tsx', 'Orders.tsx', `./demos/Orders.tsx?demo=${page}`],
    ['a folder', './demos/Board', 'Board', `./demos/Board/Board.tsx?demo=${page}&folder=.`],
    [
      'stylings',
      './demos/Bills/',
      'Bills',
      `./demos/Bills/system/Bills.tsx?demo=${page}&folder=..`,
    ],
  ])('finds the entry of %s, with page and folder', (_kind, src, target, request) => {
    expect(demoRequest(src, findDemo(at(target)), pagePath)).toBe(request);
  });
});

describe('an error in the files of a demo', () => {
  test.each<[string, Record<string, string>, string, RegExp]>([
    ['nothing there', {}, 'Orders.tsx', /doesn't exist/],
    ['a file that is not TypeScript', { 'Orders.jsx': '' }, 'Orders.jsx', /\.tsx file/],
    [
      'a file whose name is not PascalCase',
      { 'my-orders.tsx': '' },
      'my-orders.tsx',
      /PascalCase.*"my-orders"/,
    ],
    [
      'a folder whose name is not PascalCase',
      { 'orders/orders.tsx': '' },
      'orders',
      /PascalCase.*"orders"/,
    ],
    [
      'a folder without its entry',
      { 'Orders/rows.ts': '' },
      'Orders',
      /must contain Orders\.tsx, or the folders system, tailwind and css/,
    ],
    [
      'a styling without its entry',
      { 'Orders/system/Orders.tsx': '', 'Orders/css/Bills.tsx': '' },
      'Orders',
      /folder css .* must contain Orders\.tsx/,
    ],
    [
      'a folder in place of the entry',
      { 'Orders/Orders.tsx/a.ts': '' },
      'Orders',
      /must contain Orders\.tsx/,
    ],
    [
      'stylings without the default',
      { 'Orders/tailwind/Orders.tsx': '', 'Orders/css/Orders.tsx': '' },
      'Orders',
      /needs the folder "system".*Found: tailwind, css/,
    ],
  ])('is reported: %s', (_mistake, files, target, message) => {
    write(files);
    expect(() => findDemo(at(target))).toThrow(message);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'an import of a file that is not there',
      { 'Orders.tsx': importing('./rows') },
      /Orders\.tsx imports "\.\/rows", which doesn't resolve to a file with a supported extension \(\.tsx, \.ts, \.css\)/,
    ],
    [
      'an import of a file of another kind',
      { 'Orders.tsx': importing('./rows.json'), 'rows.json': '{}' },
      /imports "\.\/rows\.json", which doesn't resolve/,
    ],
    [
      'an import of a folder',
      { 'Orders.tsx': importing('./rows'), 'rows/index.ts': '' },
      /imports "\.\/rows", which doesn't resolve/,
    ],
    [
      'an import from outside',
      { 'Orders.tsx': importing('../rows'), '../rows.ts': '' },
      /imports "\.\.\/rows", which is outside the demo's folder/,
    ],
    [
      'an import from outside in a file that it imports',
      { 'Orders.tsx': importing('./rows'), 'rows.ts': "import '../more';", '../more.ts': '' },
      /rows\.ts imports "\.\.\/more", which is outside/,
    ],
  ])('is reported with the file: %s', (_mistake, files, message) => {
    writeFiles(at('Orders'), files);
    expect(() => read('Orders')).toThrow(message);
  });

  it('is reported: a shared file with the same name as a file of a styling', () => {
    write({
      'Orders/system/Orders.tsx': importing('../rows', './rows'),
      'Orders/system/rows.ts': '',
      'Orders/rows.ts': '',
    });
    expect(() => read('Orders')).toThrow(
      `${at('Orders/system/rows.ts')} and ${at('Orders/rows.ts')} would both be shown as "rows.ts"`,
    );
  });

  it("is reported: a file that can't be parsed, with the position", () => {
    write({
      'Orders/Orders.tsx': importing('./rows'),
      'Orders/rows.ts': 'export const rows = [;\n',
    });
    const message = syntaxErrorOf(() => read('Orders'));
    expect(message).toContain(at('Orders/rows.ts'));
    expect(message).toContain('(1:21)');
  });
});
