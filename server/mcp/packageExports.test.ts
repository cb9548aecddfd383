/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EMPTY_VOCABULARY } from '../../src/plugins/search/vocabulary';

import { openFolder } from './data/folder';
import { writeFixture } from './fixture';
import { createLibrary } from './library';
import { packageExports } from './packageExports';
import { api } from './tools/api';

const folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
const grid = 'node_modules/@mui/x-data-grid';
const FILES: Readonly<Record<string, string>> = {
  [`${grid}/package.json`]: '{ "name": "@mui/x-data-grid", "version": "8.12.1" }',
  [`${grid}/index.d.ts`]: [
    "export * from './models';",
    'export type * from "./hooks/useRows.js";',
    "export * from '@mui/x-internals/types';",
    "export { a, type B, c as d, default as e } from './models/other';",
    'declare const own: 1;\nexport { own };',
    'export default own;',
  ].join('\n'),
  [`${grid}/models/index.d.ts`]:
    "export * from '../index';\nexport interface Row {}\nexport declare abstract class Base {}\ninterface Hidden {}\n",
  [`${grid}/hooks/useRows.d.ts`]: 'export declare function useRows(): void;\n',
  [`${grid}/themeAugmentation/props.d.ts`]:
    'export interface Components {\n  MuiHidden?: {\n    defaultProps?: object;\n    styleOverrides?: object;\n  };\n}\n',
  [`${grid}/locales/index.d.ts`]: "export * from './deDE';\nexport * as all from './deDE';\n",
  [`${grid}/locales/deDE.d.ts`]: 'export declare const deDE: {};\n',
  [`${grid}/internals/index.d.ts`]: 'export declare const secret: 1;\n',
  'node_modules/@mui/x-internals/package.json':
    '{ "name": "@mui/x-internals", "version": "8.12.1" }',
  'node_modules/@mui/x-internals/types/index.d.ts': 'export type Shared = 1;\n',
};

beforeAll(() => {
  Object.entries(FILES).forEach(([name, text]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
  writeFixture(path.join(folder, 'data'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds everything that packages export, by the modules', () => {
  const exports = packageExports(['@mui/x-data-grid', '@mui/not-installed'], folder);
  const whole = ['Base', 'Row', 'Shared', 'a', 'B', 'd', 'e', 'own', 'useRows'];
  const ofWhole = [...exports].filter(([, modules]) => modules.includes('@mui/x-data-grid'));
  expect(ofWhole.map(([name]) => name).sort()).toEqual([...whole].sort());
  expect(exports.get('deDE')).toEqual(['@mui/x-data-grid/locales']);
  expect(exports.get('all')).toEqual(['@mui/x-data-grid/locales']);
  expect(exports.has('Hidden')).toBe(false);
  expect(exports.has('secret')).toBe(false);
});

it.each([
  ['deDE', true, 'exported by `@mui/x-data-grid/locales`'],
  ['@mui/x-data-grid/locales', true, 'deDE'],
  ['MuiHidden', true, '`components.MuiHidden` takes `defaultProps`, `styleOverrides`.'],
  ['@mui/x-data-grid/locale', false, 'Closest names: `@mui/x-data-grid/locales`'],
])('looks up %s, which the reference leaves out', async (name, found, text) => {
  const library = createLibrary(openFolder(path.join(folder, 'data'), folder), EMPTY_VOCABULARY);
  const { data } = await api(library, { name });
  expect(data).toMatchObject({
    found,
    text: expect.stringContaining(text) as unknown,
  });
});

it('knows no exports if another release is installed', async () => {
  const other = path.join(folder, 'other');
  const manifest = path.join(other, grid, 'package.json');
  mkdirSync(path.dirname(manifest), { recursive: true });
  writeFileSync(manifest, '{ "name": "@mui/x-data-grid", "version": "8.29.5" }');
  writeFileSync(path.join(other, grid, 'index.d.ts'), 'export declare const laterName: 1;');
  const library = createLibrary(openFolder(path.join(folder, 'data'), other), EMPTY_VOCABULARY);
  expect(library.version().version.exports().size).toBe(0);
  const { data } = await api(library, { name: 'laterName' });
  expect(data).toMatchObject({ found: false });
});
