import path from 'node:path';

import { packageIn } from '../../core/versions/packages';

import { compileSide, sideOf, type SidePackage } from './diffs';
import { publicNames } from './names';

const root = path.resolve(__dirname, '../../..');

function installed(folder: string): SidePackage {
  const found = packageIn(path.join(root, folder));
  if (!found) {
    throw new Error(`${folder} isn't installed`);
  }
  return { ...found, names: publicNames(found.folder) };
}

const older = installed('node_modules/mui-x-tree-view-v7');
const newer = installed('node_modules/@mui/x-tree-view');

const errors = (code: string) => {
  const diffs = [{ code, line: 10 }];
  return [
    ...compileSide(diffs, 'before', root, [older], [newer]),
    ...compileSide(diffs, 'after', root, [newer], [older]),
  ].map(({ line, side, message }) => `${line} ${side}: ${message.split('\n')[0]}`);
};

test('splits a diff into its sides, with the lines of the page', () => {
  const diff = { code: ' a\n-b\n+c\n d', line: 1 };
  expect(sideOf(diff, '-')).toEqual({ code: 'a\nb\nd', lines: [2, 3, 5] });
  expect(sideOf(diff, '+')).toEqual({ code: 'a\nc\nd', lines: [2, 4, 5] });
});

test.each([
  [
    'an element',
    '-<SimpleTreeView multiSelect />\n+<SimpleTreeView multiSelect disableSelection />',
  ],
  ['two elements', ' <SimpleTreeView multiSelect />\n \n+<RichTreeView items={items} />'],
  ['props', '-multiSelect\n+multiSelect={false}'],
  [
    'statements',
    '-const [a, setA] = useState<string[]>(initial);\n+const [a, setA] = useState<string>(initial);',
  ],
  [
    'imports',
    " import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';\n+export { SimpleTreeView };",
  ],
  [
    'a commercial package',
    " import { RichTreeViewPro } from '@mui/x-tree-view-pro';\n+<RichTreeViewPro any />;",
  ],
])('compiles a fragment: %s', (_, code) => {
  expect(errors(code)).toEqual([]);
});

test('reports a prop that one side does not have, with its line', () => {
  expect(errors('-<SimpleTreeView multiSelect />\n+<SimpleTreeView multiselect />')).toEqual([
    expect.stringMatching(/^12 after: .*multiselect/),
  ]);
  expect(errors('-<RichTreeView nope items={[]} />\n+<RichTreeView items={[]} />')).toEqual([
    expect.stringMatching(/^11 before: .*nope/),
  ]);
});

test('reports a name of the older package in the new code', () => {
  expect(older.names.some(({ name }) => name === 'TreeItem2')).toBe(true);
  expect(newer.names.some(({ name }) => name === 'TreeItem2')).toBe(false);
  expect(errors(' <TreeItem2 itemId="1" label="One" />')).toEqual([
    expect.stringMatching(/^11 after: Cannot find name 'TreeItem2'/),
  ]);
});

test('reports code that cannot be parsed', () => {
  expect(errors('-<SimpleTreeView … {\n+<SimpleTreeView />')).toEqual([
    expect.stringMatching(/^10 before: The diff can't be parsed/),
  ]);
});
