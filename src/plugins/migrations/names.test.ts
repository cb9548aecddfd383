import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { publicNames } from './names';

let folder: string;

const write = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).forEach(([name, text]) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'names-'));
  write({ 'package.json': '{ "name": "@mui/x-list", "types": "dist/list.d.ts" }' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const listed = () =>
  publicNames(folder).map(({ kind, name, owner }) => `${kind} ${owner && `${owner}.`}${name}`);

test('lists the exports of all entries with their members, by what they are', () => {
  write({
    'index.d.ts': "export * from './List';\nexport { listClasses } from './internals';",
    'List/index.d.ts': `
      export interface ListProps { items: string[]; slots?: ListSlots; key?: string }
      export interface ListSlots { icon?: unknown }
      export interface ListClasses { root: string }
      export interface GridApi { select(id: string): void }
      export interface GridEventLookup { itemClick: {} }
      export declare function List(props: ListProps & { dense?: boolean }): null;`,
    'internals/index.d.ts': 'export declare const listClasses: {};',
    'models/index.d.ts': 'export type ListModel = { ids: string[] } & { total: number };',
    'themeAugmentation/index.d.ts': 'export interface Keys {\n  MuiList: 1;\n}',
  });
  expect(listed().sort()).toEqual(
    [
      'export GridApi',
      'export GridEventLookup',
      'export List',
      'export ListClasses',
      'export ListModel',
      'export ListProps',
      'export ListSlots',
      'export listClasses',
      'prop List.items',
      'prop List.slots',
      'prop List.dense',
      'prop ListProps.items',
      'prop ListProps.slots',
      'slot ListSlots.icon',
      'class ListClasses.root',
      'method GridApi.select',
      'event GridEventLookup.itemClick',
      'member ListModel.ids',
      'member ListModel.total',
      'theme key MuiList',
    ].sort(),
  );
});

test('leaves out what a package inherits from others', () => {
  const own = publicNames(path.resolve('node_modules/mui-x-tree-view-v7'));
  const props = own.filter(({ owner }) => owner === 'TreeItemProps').map(({ name }) => name);
  expect(props).toContain('itemId');
  expect(props).not.toContain('aria-label');
});

test('reads the types of packages without index.d.ts', () => {
  write({ 'dist/list.d.ts': 'export interface ListProps { items: string }' });
  expect(listed()).toEqual(['export ListProps', 'prop ListProps.items']);
});

test('says which file is missing', () => {
  expect(() => publicNames(folder)).toThrow(/dist\/list\.d\.ts doesn't exist/);
});
