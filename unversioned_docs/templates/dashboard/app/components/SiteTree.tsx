import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

import { REGIONS, SITES } from '../data/sites';
import { ALL_SITES, sitesOf } from '../logic/filters';

export interface SiteTreeProps {
  selected: string;
  onSelect: (scope: string) => void;
}

const ITEMS = [
  {
    id: ALL_SITES,
    label: 'All sites',
    children: REGIONS.map(({ id, name }) => ({
      id,
      label: name,
      children: SITES.filter((site) => site.regionId === id).map((site) => ({
        id: site.id,
        label: site.name,
      })),
    })),
  },
];

const EXPANDED = [ALL_SITES, ...REGIONS.map(({ id }) => id)];

/** An item with the capacity of its sites. */
function CapacityItem({ label, ...props }: TreeItemProps) {
  const capacity = sitesOf(props.itemId).reduce((total, site) => total + site.capacity, 0);
  return (
    <TreeItem
      {...props}
      label={
        <Box
          component="span"
          sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}
        >
          <span>{label}</span>
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontSize: '0.75rem',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <bdi>{capacity.toFixed(1)} MW</bdi>
          </Box>
        </Box>
      }
    />
  );
}

/** All regions and sites. Selecting an item filters the dashboard. */
export default function SiteTree({ selected, onSelect }: SiteTreeProps) {
  return (
    <RichTreeView
      aria-label="Sites"
      items={ITEMS}
      defaultExpandedItems={EXPANDED}
      expansionTrigger="iconContainer"
      selectedItems={selected}
      onSelectedItemsChange={(_event, itemId) => {
        // Space on the selected item would deselect it.
        onSelect(itemId ?? ALL_SITES);
      }}
      slots={{ item: CapacityItem }}
      sx={{ '& .MuiTreeItem-content': { py: 0.5 } }}
    />
  );
}
