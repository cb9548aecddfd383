import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const beds = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'basil', label: 'Basil' },
      { id: 'mint', label: 'Mint' },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'beans', label: 'Beans' },
      { id: 'beets', label: 'Beets' },
    ],
  },
];

const total = beds.flatMap((bed) => bed.children).length;

export default function FilterPlants() {
  const [query, setQuery] = useState('');
  const items = beds
    .map((bed) => ({
      ...bed,
      children: bed.children.filter(({ label }) =>
        label.toLowerCase().startsWith(query.toLowerCase()),
      ),
    }))
    .filter((bed) => bed.children.length > 0);
  const count = items.flatMap((bed) => bed.children).length;

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 340 }}>
      <TextField
        fullWidth
        size="small"
        label="Filter plants"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {count === 0 ? 'No plants found' : `${count} of ${total} plants`}
      </Typography>
      {count > 0 && (
        <RichTreeView
          aria-label="Plants"
          items={items}
          defaultExpandedItems={['herbs', 'vegetables']}
        />
      )}
    </Box>
  );
}
