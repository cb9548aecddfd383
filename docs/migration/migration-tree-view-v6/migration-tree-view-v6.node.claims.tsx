import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { expect } from 'vitest';

const preset = (source: string) => runCodemod('v7.0.0/tree-view/preset-safe', source);

const view = "import { TreeView } from '@mui/x-tree-view/TreeView';\n";
const item = "import { TreeItem } from '@mui/x-tree-view/TreeItem';\n";

claim('the icon props of `TreeView` and `TreeItem`;', () => {
  const result = preset(
    `${view}${item}const a = <TreeView defaultEndIcon={<B />}><TreeItem nodeId="1" icon={<A />} /></TreeView>;`,
  );
  expect(result).toContain('<SimpleTreeView defaultEndIcon={<B />}>');
  expect(result).toContain('<TreeItem itemId="1" icon={<A />} />');
});

claim(
  "`nodeId` of items that aren't inside a `<TreeView>` in the same file, such as in a component that returns a `<TreeItem>`;",
  () => {
    const source = `${item}const Item = () => <TreeItem nodeId="1" label="A" />;`;
    expect(preset(source)).toBe(source);
  },
);

claim('Inside a `<TreeView>`, it renames these props on all elements.', () => {
  expect(
    preset(`${view}const a = <TreeView><Foo nodeId="1" expanded selected /></TreeView>;`),
  ).toContain('<Foo itemId="1" expandedItems selectedItems />');
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
