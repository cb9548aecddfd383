import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function CameraBackup() {
  return (
    <SimpleTreeView
      aria-label="Photos to back up"
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['holiday']}
      defaultSelectedItems={['beach']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 264 }}
    >
      <TreeItem itemId="holiday" label="Holiday (expanded)">
        <TreeItem itemId="beach" label="Beach" />
        <TreeItem itemId="market" label="Market" />
      </TreeItem>
      <TreeItem itemId="wedding" label="Wedding (not expanded yet)">
        <TreeItem itemId="ceremony" label="Ceremony" />
        <TreeItem itemId="party" label="Party" />
      </TreeItem>
    </SimpleTreeView>
  );
}
