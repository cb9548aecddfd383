import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const teams: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'design',
    label: 'Design',
    children: [
      { id: 'ingrid', label: 'Ingrid Solheim' },
      { id: 'tomasz', label: 'Tomasz Wójcik' },
    ],
  },
  {
    id: 'support',
    label: 'Support',
    children: [
      { id: 'amara', label: 'Amara Nwosu' },
      { id: 'yuki', label: 'Yuki Tanabe' },
    ],
  },
];

const everyId = (items: TreeViewDefaultItemModelProperties[]): string[] =>
  items.flatMap((item) => [item.id, ...everyId(item.children ?? [])]);

export default function ShareWithTeams() {
  const [selected, setSelected] = useState(['ingrid']);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setSelected(everyId(teams))}>
          Select all
        </Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <RichTreeView
        aria-label="Teams"
        items={teams}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['design', 'support']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        sx={{ minHeight: 192 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {selected.length} selected
      </Typography>
    </Box>
  );
}
