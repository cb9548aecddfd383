import { importSpecifiers } from './specifiers';

describe('finds the specifiers that code imports', () => {
  test.each([
    ["import a from 'a';", ['a']],
    ['import "a/b";', ['a/b']],
    ["import{a}from'a'", ['a']],
    ["import {\n  a,\n  type B,\n} from '@a/b';", ['@a/b']],
    ["import type { A } from 'a';\nimport b from 'b';", ['a', 'b']],
    ["export * from './a';", ['./a']],
    ["export { a };\nexport { b } from './b';", ['./b']],
    ["const a = await import('a');", ['a']],
    ["const columns = [{ field: 'from', headerName: 'From' }];", []],
    ["export const text = 'import';", []],
    ["// import 'a';", []],
  ])('%j: %j', (code, specifiers) => {
    expect(importSpecifiers(code)).toEqual(specifiers);
  });
});
