import { TreeItem } from '@mui/x-tree-view';

export const chapters = [
  <TreeItem key="brakes" itemId="brakes" label="Brakes">
    <TreeItem itemId="front" label="Front">
      <TreeItem itemId="pads" label="Replace the pads" />
      <TreeItem itemId="bleed" label="Bleed the line" />
    </TreeItem>
    <TreeItem itemId="rear" label="Rear" />
  </TreeItem>,
  <TreeItem key="lights" itemId="lights" label="Lights">
    <TreeItem itemId="fuses" label="Fuses" />
  </TreeItem>,
];
