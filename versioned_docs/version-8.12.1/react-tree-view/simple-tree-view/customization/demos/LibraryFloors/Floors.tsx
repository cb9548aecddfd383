import { TreeItem } from '@mui/x-tree-view';

export const floors = [
  <TreeItem key="ground" itemId="ground" label="Ground floor">
    <TreeItem itemId="returns" label="Returns" />
    <TreeItem itemId="newspapers" label="Newspapers" />
  </TreeItem>,
  <TreeItem key="first" itemId="first" label="First floor">
    <TreeItem itemId="music" label="Music" />
  </TreeItem>,
  <TreeItem key="cellar" itemId="cellar" label="Cellar" disabled />,
];
