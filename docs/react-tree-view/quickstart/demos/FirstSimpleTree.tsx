import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView aria-label="Library catalog" defaultExpandedItems={['fiction']}>
      <TreeItem itemId="fiction" label="Fiction">
        <TreeItem itemId="novels" label="Novels" />
        <TreeItem itemId="poetry" label="Poetry" />
      </TreeItem>
      <TreeItem itemId="maps" label="Maps and atlases">
        <TreeItem itemId="city-plans" label="City plans" />
      </TreeItem>
    </SimpleTreeView>
  );
}
