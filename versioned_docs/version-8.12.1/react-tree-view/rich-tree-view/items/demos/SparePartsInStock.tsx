import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView, TreeItem, type TreeItemProps, useTreeItemModel } from '@mui/x-tree-view';

interface Part {
  id: string;
  label: string;
  stock?: number;
  children?: Part[];
}

const parts: Part[] = [
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'chain', label: 'Chain, 11-speed', stock: 24 },
      { id: 'cassette', label: 'Cassette 11–34', stock: 6 },
      { id: 'bottom-bracket', label: 'Bottom bracket', stock: 0 },
    ],
  },
  {
    id: 'brakes',
    label: 'Brakes',
    children: [{ id: 'pads', label: 'Brake pads', stock: 41 }],
  },
];

function PartItem(props: TreeItemProps) {
  const part = useTreeItemModel<Part>(props.itemId);
  const stock = part?.stock;

  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {props.label}
      </Box>
      {stock !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          color={stock > 0 ? 'success' : 'error'}
          label={stock > 0 ? `${stock} in stock` : 'Sold out'}
        />
      )}
    </Box>
  );

  return <TreeItem {...props} label={label} />;
}

export default function SparePartsInStock() {
  return (
    <RichTreeView
      aria-label="Spare parts"
      items={parts}
      slots={{ item: PartItem }}
      defaultExpandedItems={['drivetrain', 'brakes']}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
