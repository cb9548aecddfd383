import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const museum: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'maps', label: 'Maps and globes' },
      { id: 'ships', label: 'Ship models' },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [{ id: 'instruments', label: 'Navigation instruments' }],
  },
];

export default function ChooseARoom() {
  const [room, setRoom] = useState<string | null>('ships');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Museum rooms"
        items={museum}
        defaultExpandedItems={['ground']}
        defaultSelectedItems="ships"
        onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
        sx={{ minHeight: 160 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Selected: {room ?? 'nothing'}
      </Typography>
    </Box>
  );
}
