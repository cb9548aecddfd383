/** @jest-environment node */
import { CodeError } from './problem';
import { transformFile } from './transform';

function problemOf(name: string, code: string) {
  try {
    transformFile({ name, code });
  } catch (error) {
    return error instanceof CodeError ? error.problem : error;
  }
  return undefined;
}

describe('transformFile', () => {
  it('removes types and JSX, and keeps line numbers', () => {
    const code = transformFile({
      name: 'Basic.tsx',
      code: 'interface Row {\n  id: number;\n}\nconst a: Row = { id: 1 };\nexport default () => <b>{a!.id}</b>;\n',
    });
    expect(code.split('\n')[3]).toContain('const a = { id: 1 };');
    expect(code).not.toContain('<b>');
  });

  it('removes type-only imports', () => {
    const code = transformFile({
      name: 'Basic.tsx',
      code: "import type { A } from 'a';\nimport { type B } from 'b';\nimport C from 'c';\nexport const d: C = 1;\n",
    });
    expect(code).not.toContain('require(');
  });

  it('parses JavaScript as JavaScript', () => {
    expect(transformFile({ name: 'a.jsx', code: 'const a = b < c > (d);' })).toContain(
      'b < c > (d)',
    );
  });

  test.each([
    ['Basic.tsx', 'const a = 1;\n  const b = );\n', 2, 13],
    ['sub/rows.ts', 'export const rows = [;', 1, 22],
    ['Basic.jsx', 'const a: number = 1;', 1, 8],
  ])('reports the position of a syntax error in %s', (file, code, line, column) => {
    expect(problemOf(file, code)).toEqual({
      message: expect.stringMatching(/^Syntax error: [^(]+$/) as string,
      file,
      line,
      column,
    });
  });
});
