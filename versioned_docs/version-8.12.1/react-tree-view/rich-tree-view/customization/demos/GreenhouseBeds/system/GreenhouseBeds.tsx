import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
  useTreeItemModel,
} from '@mui/x-tree-view';

import { type Bed, beds, isDry } from '../beds';

const dryBed = {
  [`& > .${treeItemClasses.content}`]: {
    outline: '1px dashed',
    outlineColor: 'warning.main',
    outlineOffset: '-1px',
  },
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    color: 'warning.main',
    fontWeight: 600,
  },
};

function BedItem(props: TreeItemProps) {
  const bed = useTreeItemModel<Bed>(props.itemId);
  const dry = isDry(bed);

  return (
    <TreeItem
      {...props}
      label={dry ? `${bed?.label}, ${bed?.moisture} %, dry` : props.label}
      sx={dry ? dryBed : undefined}
    />
  );
}

export default function GreenhouseBeds() {
  return (
    <RichTreeView
      aria-label="Beds"
      items={beds}
      defaultExpandedItems={['east', 'west']}
      slots={{ item: BedItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
