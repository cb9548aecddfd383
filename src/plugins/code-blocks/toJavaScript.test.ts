/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads .prettierrc.json package.json
import path from 'node:path';

import { toJavaScript } from './toJavaScript';

/** A file in the repository, so that its Prettier configuration applies. */
const FILE = path.join(__dirname, 'demos/Basic.tsx');

async function expectJavaScript(typescript: string, javascript: string): Promise<void> {
  expect(await toJavaScript(typescript, FILE)).toBe(javascript);
}

describe('toJavaScript', () => {
  it('converts a demo to the JavaScript that its author would have written', () =>
    expectJavaScript(
      `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';

interface Row {
  id: number;
  name: string;
}

// Names first.
const columns: GridColDef<Row>[] = [
  { field: 'name', width: 120 }, // wide enough
];

const sizes = ['small', 'large'] as const;

const limits = {
  small: 10,
} satisfies Partial<Record<(typeof sizes)[number], number>>;

/** Rows by name. */
export default function Basic({ rows, theme }: { rows: Row[]; theme?: Theme }) {
  const [name, setName] = React.useState<string | null>(null);
  const ref = React.useRef<HTMLDivElement>(null!);

  return (
    <div ref={ref}>
      {/* The grid. */}
      <DataGrid<Row> rows={rows} columns={columns} onRowClick={({ row }) => setName(row.name)} />
      {(name as string) ?? theme!.palette.mode}
    </div>
  );
}
`,
      `import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// Names first.
const columns = [
  { field: 'name', width: 120 }, // wide enough
];

const sizes = ['small', 'large'];

const limits = {
  small: 10,
};

/** Rows by name. */
export default function Basic({ rows, theme }) {
  const [name, setName] = React.useState(null);
  const ref = React.useRef(null);

  return (
    <div ref={ref}>
      {/* The grid. */}
      <DataGrid rows={rows} columns={columns} onRowClick={({ row }) => setName(row.name)} />
      {name ?? theme.palette.mode}
    </div>
  );
}
`,
    ));

  test.each([
    ['an interface', 'interface A {\n  a: string;\n}\n\nlet a: A;\n', 'let a;\n'],
    ['a type', "type A =\n  | 'a'\n  | 'b';\n\nlet a: A;\n", 'let a;\n'],
    ['a declaration', 'declare const x: number;\n\nlet a = x;\n', 'let a = x;\n'],
    ['an exported type', 'export type A = string;\nexport let a: A;\n', 'export let a;\n'],
    ['an assertion', 'const a = b as unknown as string;\n', 'const a = b;\n'],
    ['`as const`', "const a = ['b'] as const;\n", "const a = ['b'];\n"],
    ['`satisfies`', 'const a = { b: 1 } satisfies C;\n', 'const a = { b: 1 };\n'],
    ['a non-null assertion', 'const a = b!.c;\n', 'const a = b.c;\n'],
    ['a type argument of a call', 'const a = f<A, B>(1);\n', 'const a = f(1);\n'],
    ['a type argument in JSX', 'const a = <A<B> c="d" />;\n', 'const a = <A c="d" />;\n'],
    ['a type parameter', 'function f<A extends B>(a: A): a is A {}\n', 'function f(a) {}\n'],
    ['a generic arrow function', 'const f = <A,>(a: A): A => a;\n', 'const f = (a) => a;\n'],
    ['an optional parameter', 'function f(a?: A, ...b: B[]) {}\n', 'function f(a, ...b) {}\n'],
    [
      'a class’s modifiers',
      'class A {\n  private readonly b: B = 1;\n}\n',
      'class A {\n  b = 1;\n}\n',
    ],
    ['an overload', 'function f(a: A): A;\nfunction f(a: B) {}\n', 'function f(a) {}\n'],
  ])('removes %s', (_kind, typescript, javascript) => expectJavaScript(typescript, javascript));

  test.each([
    ['of types', "import type { A } from './a';\nexport let a: A;\n", 'export let a;\n'],
    ['with types only', "import { A } from './a';\nexport let a: A;\n", 'export let a;\n'],
    ['in part', "import { type A, b } from './a';\nb();\n", "import { b } from './a';\nb();\n"],
    ['for its side effects', "import './a.css';\n", "import './a.css';\n"],
    [
      'of React',
      "import * as React from 'react';\n<a />;\n",
      "import * as React from 'react';\n<a />;\n",
    ],
  ])('keeps the runtime part of an import %s', (_kind, typescript, javascript) =>
    expectJavaScript(typescript, javascript),
  );

  it("keeps the author's blank lines and adds none", () =>
    expectJavaScript(
      'const a: A = 1;\n\nconst b = 2;\nconst c: {\n  d: string;\n  e: string;\n} = f;\nconst g = 3;\n\nh();\n',
      'const a = 1;\n\nconst b = 2;\nconst c = f;\nconst g = 3;\n\nh();\n',
    ));

  it('keeps comments on remaining code', () =>
    expectJavaScript(
      '/** Why. */\nconst a: A = 1; // here\n\n// Then.\nf(/* first */ a);\n',
      '/** Why. */\nconst a = 1; // here\n\n// Then.\nf(/* first */ a);\n',
    ));

  it('keeps a multiline template literal unchanged', () =>
    expectJavaScript(
      'type A = string;\n\nconst a: A = `one\n\n  two`;\n',
      'const a = `one\n\n  two`;\n',
    ));

  it('removes the comment of a type together with the type', () =>
    expectJavaScript(
      '/** A row. */\ninterface Row {\n  id: number;\n}\n\nconst rows: Row[] = [];\n',
      'const rows = [];\n',
    ));

  test.each([
    ['above it', '// One.\n// Two.\ntype A = 1;\n\nb();\n', 'b();\n'],
    ['behind it', 'type A = 1; // one\nb();\n', 'b();\n'],
    ['inside it', 'interface A {\n  /** One. */\n  a: 1;\n  // Two.\n}\nb();\n', 'b();\n'],
    ['of an import', "// One.\nimport { A } from './a';\nexport let b: A;\n", 'export let b;\n'],
    [
      'of an exported type',
      '/** One. */\nexport type A = 1;\nexport let b: A;\n',
      'export let b;\n',
    ],
    [
      'in a function',
      'function f() {\n  // One.\n  type A = 1;\n  b();\n}\n',
      'function f() {\n  b();\n}\n',
    ],
  ])('removes a comment %s', (_where, typescript, javascript) =>
    expectJavaScript(typescript, javascript),
  );

  test.each([
    ['further above', '// One.\n\ntype A = 1;\n\nb();\n', '// One.\n\nb();\n'],
    ['after the code above', 'b(); // One.\ntype A = 1;\n', 'b(); // One.\n'],
    ['on the code below', 'type A = 1;\n// One.\nb();\n', '// One.\nb();\n'],
    [
      'of an import that is used',
      "// One.\nimport { a } from './a';\na();\n",
      "// One.\nimport { a } from './a';\na();\n",
    ],
    [
      'of an overloaded function',
      '// One.\nfunction f(a: A): A;\nfunction f(a: B) {}\n',
      '// One.\nfunction f(a) {}\n',
    ],
  ])('keeps a comment %s', (_where, typescript, javascript) =>
    expectJavaScript(typescript, javascript),
  );

  test.each([
    ['const a: A = `one\n\n\ntwo`;\n', 'const a = `one\n\n\ntwo`;\n'],
    ['a(`${b as {\n  c: D;\n}}\n\n\none\n\n${d}`);\n', 'a(`${b}\n\n\none\n\n${d}`);\n'],
  ])('keeps blank lines inside the text of %j', (typescript, javascript) =>
    expectJavaScript(typescript, javascript),
  );

  it('leaves JavaScript unchanged', () => {
    const code = "import Box from '@mui/material/Box';\n\nexport default () => <Box p={1} />;\n";
    return expectJavaScript(code, code);
  });

  it('reports file and position of a syntax error', async () => {
    await expect(toJavaScript('const a = 1;\nconst b: = 2;\n', FILE)).rejects.toThrow(
      /Basic\.tsx[^]*\(2:9\)/,
    );
  });
});
