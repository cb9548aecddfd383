import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function TrainLines() {
  return (
    <SimpleTreeView
      aria-label="Train lines"
      defaultExpandedItems={['coast']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    >
      <TreeItem itemId="coast" label="Coast line">
        <TreeItem itemId="coast-harbor" label="Harbor" />
        <TreeItem itemId="coast-lighthouse" label="Lighthouse" />
        <TreeItem itemId="coast-dunes" label="Dunes" />
      </TreeItem>
      <TreeItem itemId="valley" label="Valley line">
        <TreeItem itemId="valley-mill" label="Old mill" />
        <TreeItem itemId="valley-quarry" label="Quarry" />
      </TreeItem>
      <TreeItem itemId="airport" label="Airport express" />
    </SimpleTreeView>
  );
}
