import { RichTreeView, TreeItem, type TreeItemProps, useTreeItemModel } from '@mui/x-tree-view';

import { type Bed, beds, isDry } from '../beds';
import './GreenhouseBeds.css';

const dryBed = { content: 'beds-dry', label: 'beds-dry-label' };

function BedItem(props: TreeItemProps) {
  const bed = useTreeItemModel<Bed>(props.itemId);
  const dry = isDry(bed);

  return (
    <TreeItem
      {...props}
      label={dry ? `${bed?.label}, ${bed?.moisture} %, dry` : props.label}
      classes={dry ? dryBed : undefined}
    />
  );
}

export default function GreenhouseBeds() {
  return (
    <RichTreeView
      aria-label="Beds"
      className="beds"
      items={beds}
      defaultExpandedItems={['east', 'west']}
      slots={{ item: BedItem }}
    />
  );
}
