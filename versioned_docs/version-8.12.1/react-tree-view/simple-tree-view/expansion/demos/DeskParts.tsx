import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function DeskParts() {
  return (
    <SimpleTreeView
      aria-label="Parts of the desk"
      defaultExpandedItems={['frame', 'legs']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 256 }}
    >
      <TreeItem itemId="frame" label="Frame">
        <TreeItem itemId="legs" label="Leg, 2 pieces">
          <TreeItem itemId="motor" label="Motor" />
          <TreeItem itemId="foot" label="Foot" />
        </TreeItem>
        <TreeItem itemId="crossbar" label="Crossbar" />
      </TreeItem>
      <TreeItem itemId="top" label="Table top">
        <TreeItem itemId="panel" label="Panel, oak" />
        <TreeItem itemId="cable-tray" label="Cable tray" />
      </TreeItem>
    </SimpleTreeView>
  );
}
