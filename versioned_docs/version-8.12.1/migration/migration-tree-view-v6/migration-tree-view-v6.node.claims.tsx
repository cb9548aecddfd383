import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { expect } from 'vitest';

type Transform = (file: { source: string; path: string }, api: object, options: object) => string;

const require = createRequire(import.meta.url);

/** Runs the codemod on source code. */
function preset(source: string): string {
  const { default: transform } = require(
    path.resolve('node_modules/@mui/x-codemod/v7.0.0/tree-view/preset-safe/index.js'),
  ) as { default: Transform };
  const { withParser } = require('jscodeshift') as { withParser: (parser: string) => object };
  const jscodeshift = withParser('tsx');
  return transform({ source, path: 'App.tsx' }, { jscodeshift, j: jscodeshift }, {});
}

claim('the icon props of `TreeView` and `TreeItem`;', () => {
  const result = preset(
    'import { TreeItem } from \'@mui/x-tree-view/TreeItem\';\nconst a = <TreeItem nodeId="1" icon={<A />} expandIcon={<B />} />;',
  );
  expect(result).toContain('itemId="1"');
  expect(result).toContain('icon={<A />}');
  expect(result).toContain('expandIcon={<B />}');
});

claim('`nodeId` in objects that you spread, and in custom content, such as `props.nodeId`;', () => {
  const source =
    "import { TreeItem } from '@mui/x-tree-view/TreeItem';\nconst item = { nodeId: '1' };\nconst a = <TreeItem {...item} />;\nconst b = (props) => props.nodeId;";
  expect(preset(source)).toBe(source);
});

claim('`treeItemClasses.group` and class names in strings.', () => {
  const source =
    "import { treeItemClasses } from '@mui/x-tree-view/TreeItem';\nconst a = treeItemClasses.group;\nconst b = '.MuiTreeItem-group';";
  expect(preset(source)).toBe(source);
});

claim('`rename-expansion-props` | Renames `expanded`, `defaultExpanded` and `onNodeToggle`', () => {
  expect(
    preset(
      "import { TreeView } from '@mui/x-tree-view/TreeView';\nconst a = <TreeView expanded={a} defaultExpanded={b} onNodeToggle={c} />;",
    ),
  ).toContain(
    '<SimpleTreeView expandedItems={a} defaultExpandedItems={b} onExpandedItemsChange={c} />',
  );
});
