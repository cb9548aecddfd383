/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads .prettierrc.json
import { javaScriptVariant, matchingLines } from './variants';

const TYPED = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Row {
  id: number;
}

const columns: GridColDef<Row>[] = [{ field: 'id' }];

export default function Grid() {
  return <DataGrid columns={columns} rows={[]} />;
}`;

const UNTYPED = `import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'id' }];

export default function Grid() {
  return <DataGrid columns={columns} rows={[]} />;
}`;

describe('the JavaScript of a block', () => {
  it('is the block without its types', async () => {
    expect(await javaScriptVariant(TYPED, 'tsx', '')).toEqual({ code: UNTYPED, meta: '' });
  });

  it('highlights the same lines as the TypeScript, including changed ones', async () => {
    const variant = await javaScriptVariant(TYPED, 'tsx', 'title="a" {1,3-5,7,10}');
    expect(variant?.meta).toBe('{1,3,6}');
  });

  it('highlights the lines from magic comments', async () => {
    const source = TYPED.replace('export default', '// highlight-next-line\nexport default');
    expect(await javaScriptVariant(source, 'tsx', '')).toEqual({ code: UNTYPED, meta: '{5}' });
  });

  test.each([
    ['other languages', 'npm install', 'bash'],
    ['JavaScript', 'const a = 1;', 'jsx'],
    ['code without types', 'const a = <b />;', 'tsx'],
    ['code that differs only in formatting', 'const a = {b:1}', 'ts'],
    ['types alone', 'interface Row {\n  id: number;\n}', 'ts'],
    [
      'an augmentation',
      "import type {} from 'a';\n\ndeclare module 'a' {\n  interface B {}\n}",
      'ts',
    ],
    ["a fragment that can't be parsed", "field: 'id',\nwidth: 80 as number,", 'ts'],
  ])('is undefined for %s', async (_kind, source, language) => {
    expect(await javaScriptVariant(source, language, '')).toBeUndefined();
  });
});

describe('matchingLines', () => {
  it('finds lines in order among identical ones', () => {
    const lines = ['{', 'a', '}', '{', 'b', '}'];
    expect(matchingLines(lines, lines, new Set([4, 5, 6]))).toEqual([4, 5, 6]);
  });

  it('skips a removed line', () => {
    expect(matchingLines(['type A = 1;', 'b'], ['b'], new Set([1]))).toEqual([]);
  });
});
