/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { LiveFile } from '../protocol';

import { describeProblem } from './problem';
import { loadProgram, resolveFile } from './program';

const MODULES: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  '@mui/material/Button': () =>
    Promise.resolve({ __esModule: true, default: 'button', size: 'small' }),
  broken: () => Promise.reject(new Error('Loading chunk 7 failed')),
};

const filesOf = (texts: Record<string, string>): LiveFile[] =>
  Object.entries(texts).map(([name, code]) => ({ name, code }));

const run = (texts: Record<string, string>) => loadProgram(filesOf(texts), (name) => MODULES[name]);

/** Returns the HTML of the entry's component. */
async function shownBy(texts: Record<string, string>): Promise<string> {
  const { component } = await run(texts);
  return renderToStaticMarkup(createElement(component));
}

/** Returns the problem reported for a program that fails while it is loaded. */
async function problemOf(texts: Record<string, string>) {
  try {
    await run(texts);
  } catch (error) {
    return describeProblem(error, filesOf(texts));
  }
  return undefined;
}

describe('a program', () => {
  it('renders the default export of its first file', async () => {
    const shown = await shownBy({
      'Basic.tsx':
        'const size: number = 3;\nexport default function Basic() {\n  return <b>{size}</b>;\n}\n',
    });
    expect(shown).toBe('<b>3</b>');
  });

  it('imports modules in every TypeScript syntax', async () => {
    const shown = await shownBy({
      'Basic.tsx': `import * as React from 'react';
import Button, { size } from '@mui/material/Button';
export default function Basic() {
  const [count] = React.useState(1);
  return <Button>{size} {count}</Button>;
}
`,
    });
    expect(shown).toBe('<button>small 1</button>');
  });

  it('may have several files that import each other', async () => {
    const shown = await shownBy({
      'Basic.tsx':
        "import { Row } from './parts/Row';\nimport data from './data.json';\nexport default () => <Row name={data.name} />;\n",
      'parts/Row.tsx':
        "import { mark } from '../mark';\nexport const Row = ({ name }: { name: string }) => <i>{mark}{name}</i>;\n",
      'mark.ts': "export const mark = '#';\n",
      'data.json': '{ "name": "Aiko" }',
    });
    expect(shown).toBe('<i>#Aiko</i>');
  });

  it('runs each file once, and supports circular imports', async () => {
    const shown = await shownBy({
      'A.tsx':
        "import { b } from './b';\nimport { runs } from './runs';\nimport './b';\nexport const a = 1;\nruns.push('A');\nexport default () => <>{b()} {runs.join()}</>;\n",
      'b.ts':
        "import { a } from './A';\nimport { runs } from './runs';\nruns.push('b');\nexport const b = () => a;\n",
      'runs.ts': 'export const runs: string[] = [];\n',
    });
    expect(shown).toBe('1 b,A');
  });

  it('returns the style sheets that it imports, and no others', async () => {
    const { styles } = await run({
      'Basic.tsx': "import './b.css';\nimport './a.css';\nexport default () => null;\n",
      'a.css': '.a {}',
      'b.css': '.b {}',
      'c.css': '.c {}',
    });
    expect(styles).toEqual(['.b {}', '.a {}']);
  });

  test.each(['memo', 'forwardRef'])("may export the result of React's %s", async (make) => {
    const shown = await shownBy({
      'Basic.tsx': `import * as React from 'react';\nexport default React.${make}(() => <b />);\n`,
    });
    expect(shown).toBe('<b></b>');
  });
});

describe('a program that fails', () => {
  test.each([
    [
      'a module that is not there',
      {
        'A.tsx':
          "import * as React from 'react';\nimport _ from 'lodash';\nexport default () => _.a;\n",
      },
      {
        message: "'lodash' isn’t available here. Open the demo in StackBlitz to use it.",
        file: 'A.tsx',
        line: 2,
      },
    ],
    [
      'a file that is not there',
      { 'A.tsx': "import './b';\nexport default () => null;\n", 'b.ts': "\nimport '../c';\n" },
      {
        message: "'../c' isn’t one of this demo’s files: A.tsx, b.ts.",
        file: 'b.ts',
        line: 2,
      },
    ],
    [
      'a module that does not arrive',
      { 'A.tsx': "import a from 'broken';\nexport default () => a;\n" },
      { message: "'broken' couldn’t be loaded.", file: 'A.tsx', line: 1 },
    ],
    [
      'no component',
      { 'A.tsx': 'export const a = 1;\n' },
      {
        message: 'A.tsx doesn’t export a component. Export it with `export default`.',
        file: 'A.tsx',
      },
    ],
    [
      'an error as it is loaded',
      {
        'A.tsx': "import './b';\nexport default () => null;\n",
        'b.ts': "\n\nthrow new RangeError('far');\n",
      },
      { message: 'RangeError: far', file: 'b.ts', line: 3 },
    ],
    [
      'a name given twice, which only running it shows',
      { 'A.tsx': 'let a = 1;\nlet a = 2;\nexport default () => a;\n' },
      { message: expect.stringMatching(/^Syntax error: .*'a'/) as string, file: 'A.tsx' },
    ],
    [
      'data that is none',
      { 'A.tsx': "import a from './a.json';\nexport default () => a;\n", 'a.json': '{' },
      { message: expect.stringContaining('JSON') as string, file: 'a.json' },
    ],
  ])('reports %s with its position', async (_why, texts: Record<string, string>, problem) => {
    expect(await problemOf(texts)).toMatchObject(problem);
  });

  it('ignores names in strings and comments', async () => {
    const shown = await shownBy({
      'A.tsx':
        "// import _ from 'lodash';\nexport default () => <>import a from &apos;b&apos;</>;\n",
    });
    expect(shown).toContain('import a from');
  });
});

describe('describeProblem', () => {
  test.each([
    ['gone', 'gone'],
    [undefined, 'The code threw a value that isn’t an Error.'],
    [{ a: 1 }, 'The code threw a value that isn’t an Error.'],
    [new Error('plain'), 'plain'],
    [new TypeError('wrong'), 'TypeError: wrong'],
  ])('describes %p', (thrown, message) => {
    expect(describeProblem(thrown, [])).toEqual({ message });
  });

  test.each([
    ['Chromium', 'Error: x\n    at f (https://a.b/c.js:1:2)\n    at Row (live/sub/Row.tsx:12:7)'],
    ['Firefox', 'f@https://a.b/c.js:1:2\nRow@live/sub/Row.tsx:12:7'],
  ])("finds the reader's line in a stack of %s", (_browser, stack) => {
    const error = Object.assign(new Error('x'), { stack });
    expect(describeProblem(error, [{ name: 'sub/Row.tsx', code: '' }])).toEqual({
      message: 'x',
      file: 'sub/Row.tsx',
      line: 10,
    });
  });
});

describe('resolveFile', () => {
  const files = filesOf({ 'A.tsx': '', 'b.ts': '', 'b.css': '', 'c/index.ts': '', 'c/d.ts': '' });
  test.each([
    ['A.tsx', './b', 'b.ts'],
    ['A.tsx', './b.ts', 'b.ts'],
    ['A.tsx', './b.css', 'b.css'],
    ['A.tsx', './c', 'c/index.ts'],
    ['c/d.ts', '.', 'c/index.ts'],
    ['c/d.ts', '..', undefined],
    ['c/d.ts', '../b', 'b.ts'],
    ['c/d.ts', './b', undefined],
    ['A.tsx', '../A', undefined],
    ['c/d.ts', '../../A', undefined],
  ])('resolves, from %s, %s to %s', (from, specifier, name) => {
    expect(resolveFile(files, from, specifier)?.name).toBe(name);
  });
});
