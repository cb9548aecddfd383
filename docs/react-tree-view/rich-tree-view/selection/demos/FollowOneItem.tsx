import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  type TreeViewDefaultItemModelProperties,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';

const alerts: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'water',
    label: 'Water level',
    children: [
      { id: 'water-high', label: 'Above 4 m' },
      { id: 'water-low', label: 'Below 0.5 m' },
    ],
  },
  { id: 'wind', label: 'Wind above 60 km/h' },
];

export default function FollowOneItem() {
  const apiRef = useRichTreeViewApiRef();
  const [message, setMessage] = useState('Nothing changed yet.');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemSelection({ itemId: 'wind', keepExistingSelection: true })
          }
        >
          Toggle the wind alert
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Alerts"
        apiRef={apiRef}
        items={alerts}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['water']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setMessage(`${itemId}: ${isSelected ? 'on' : 'off'}${event ? '' : ' (by the button)'}`)
        }
        sx={{ minHeight: 128 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
