import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);
const peers = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { peerDependencies: Record<string, string> })
    .peerDependencies;

const preset = (source: string) => runCodemod('v8.0.0/tree-view/preset-safe', source);

claim(
  'The peer versions did not change: React 17, 18 or 19, and Material UI 5.15.14 and newer, 6 or 7.',
  () => {
    const v8 = peers(require.resolve('@mui/x-tree-view/package.json'));
    expect(v8).toEqual(peers(require.resolve('mui-x-tree-view-v7/package.json')));
    expect(v8.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(v8['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  },
);

claim('`ContentComponent`, `ContentProps` and `useTreeItemState`;', () => {
  const source =
    "import { TreeItem, useTreeItemState } from '@mui/x-tree-view';\nconst a = <TreeItem itemId=\"1\" ContentComponent={A} ContentProps={{}} />;\nconst b = useTreeItemState('1');";
  expect(preset(source)).toBe(source);
});

claim('`selectItem()` and `setItemExpansion()`;', () => {
  const source =
    "import { useTreeViewApiRef } from '@mui/x-tree-view';\napiRef.current.selectItem({ event, itemId });\napiRef.current.setItemExpansion(event, itemId, true);";
  expect(preset(source)).toBe(source);
});

claim('the theme keys `MuiTreeItem2` and `MuiTreeView`, and class names in strings;', () => {
  const source =
    "import '@mui/x-tree-view/themeAugmentation';\nconst theme = { components: { MuiTreeItem2: {}, MuiTreeView: {} } };\nconst sx = { '.MuiTreeView-root': {} };";
  expect(preset(source)).toBe(source);
});

claim(
  'A file that used both `TreeItem` and `TreeItem2` imports `TreeItem` twice afterward.',
  () => {
    const result = preset(
      "import { TreeItem } from '@mui/x-tree-view/TreeItem';\nimport { TreeItem2 } from '@mui/x-tree-view/TreeItem2';\nconst a = <TreeItem2 itemId=\"1\" />;",
    );
    expect(result.match(/import \{ TreeItem \} from '@mui\/x-tree-view\/TreeItem'/g)).toHaveLength(
      2,
    );
  },
);

claim(
  '`rename-tree-view-simple-tree-view` | Renames `TreeView` to `SimpleTreeView`, with its import',
  () => {
    expect(
      preset("import { TreeView } from '@mui/x-tree-view/TreeView';\nconst a = <TreeView />;"),
    ).toBe(
      "import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';\nconst a = <SimpleTreeView />;",
    );
  },
);

const errors = compileApps(import.meta.dirname, {
  treeView: "import { TreeView } from '@mui/x-tree-view';\nexport { TreeView };\n",
  treeItem2: "import { TreeItem2 } from '@mui/x-tree-view';\nexport { TreeItem2 };\n",
  path: "import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';\nexport { TreeItem2 };\n",
  contentComponent: `import { TreeItem } from '@mui/x-tree-view';
export const item = <TreeItem itemId="1" ContentComponent={() => null} />;
`,
  itemState: "import { useTreeItemState } from '@mui/x-tree-view';\nexport { useTreeItemState };\n",
  selectItem: `import { useTreeViewApiRef } from '@mui/x-tree-view';
export function useSelect() {
  const apiRef = useTreeViewApiRef();
  return () => apiRef.current?.selectItem({ itemId: '1' });
}
`,
  expand: `import { useTreeViewApiRef } from '@mui/x-tree-view';
export function useExpand() {
  const apiRef = useTreeViewApiRef();
  return () => apiRef.current?.setItemExpansion(null, '1', true);
}
`,
  experimental: `import { RichTreeView } from '@mui/x-tree-view';
export const tree = <RichTreeView items={[]} experimentalFeatures={{ labelEditing: true }} />;
`,
  themeKey: `import type {} from '@mui/x-tree-view/themeAugmentation';
import { createTheme } from '@mui/material/styles';
export const theme = createTheme({ components: { MuiTreeView: {} } });
`,
});

claim(
  "`TS2307: Cannot find module '@mui/x-tree-view/TreeItem2'` | TreeItem2 is now TreeItem",
  () => {
    expect(errors.path.join()).toContain("TS2307: Cannot find module '@mui/x-tree-view/TreeItem2'");
    expect(errors.treeItem2.join()).toMatch(/^TS2724: [^]*'TreeItem2'. Did you mean 'TreeItem'\?/);
    expect(errors.treeView.join()).toContain(
      "TS2305: Module '\"@mui/x-tree-view\"' has no exported member 'TreeView'.",
    );
  },
);

claim(
  "`Property 'ContentComponent' does not exist on type 'IntrinsicAttributes & TreeItemProps & …'` | Replace ContentComponent",
  () => {
    expect(errors.contentComponent.join()).toContain(
      "Property 'ContentComponent' does not exist on type 'IntrinsicAttributes & TreeItemProps & ",
    );
    expect(errors.itemState.join()).toMatch(/no exported member named 'useTreeItemState'/);
  },
);

claim("`TS2339: Property 'selectItem' does not exist` | API methods", () => {
  expect(errors.selectItem.join()).toMatch(/^TS2339: Property 'selectItem' does not exist/);
  expect(errors.expand.join()).toContain('TS2554: Expected 1 arguments, but got 3');
});

claim("`Property 'experimentalFeatures' does not exist` | Styles and markup", () => {
  expect(errors.experimental.join()).toContain("Property 'experimentalFeatures' does not exist");
});

claim(
  "`TS2561: … 'MuiTreeView' does not exist in type 'Components<…>'` | Styles and markup",
  () => {
    expect(errors.themeKey.join()).toMatch(
      /^TS2561: [^]*'MuiTreeView' does not exist in type 'Components</,
    );
  },
);
