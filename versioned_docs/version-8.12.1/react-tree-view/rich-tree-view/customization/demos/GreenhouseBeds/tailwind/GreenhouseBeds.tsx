import { RichTreeView, TreeItem, type TreeItemProps, useTreeItemModel } from '@mui/x-tree-view';

import { type Bed, beds, isDry } from '../beds';

const dryBed = {
  content: 'outline outline-dashed -outline-offset-1 outline-yellow-800 dark:outline-orange-300',
  label: 'font-semibold text-yellow-800 dark:text-orange-300',
};

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
      items={beds}
      defaultExpandedItems={['east', 'west']}
      slots={{ item: BedItem }}
      className="w-full max-w-90"
    />
  );
}
