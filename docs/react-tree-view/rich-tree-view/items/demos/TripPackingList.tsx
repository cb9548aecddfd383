import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const start: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'kitchen',
    label: 'Kitchen box',
    children: [{ id: 'stove', label: 'Gas stove' }],
  },
  { id: 'tent', label: 'Tent bag', children: [{ id: 'pegs', label: 'Pegs' }] },
];

const supplies = ['Matches', 'Coffee pot', 'Head torch', 'Sharp knife'];

/** A copy of the tree with one more child under `parentId`, at any depth. */
function addChild(
  items: TreeViewDefaultItemModelProperties[],
  parentId: string,
  child: TreeViewDefaultItemModelProperties,
): TreeViewDefaultItemModelProperties[] {
  return items.map((item) => {
    const children = item.children ?? [];
    return item.id === parentId
      ? { ...item, children: [...children, child] }
      : { ...item, children: addChild(children, parentId, child) };
  });
}

export default function TripPackingList() {
  const [items, setItems] = useState(start);
  const [added, setAdded] = useState(0);
  const next = supplies[added];

  const pack = (label: string) => {
    setItems(addChild(items, 'kitchen', { id: `supply-${added}`, label }));
    setAdded(added + 1);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" disabled={!next} onClick={() => next && pack(next)}>
          {next ? `Pack: ${next}` : 'All packed'}
        </Button>
        <Button
          onClick={() => {
            setItems(start);
            setAdded(0);
          }}
        >
          Start again
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Packing list"
        items={items}
        defaultExpandedItems={['kitchen', 'tent']}
        sx={{ minHeight: 160 }}
      />
    </Box>
  );
}
