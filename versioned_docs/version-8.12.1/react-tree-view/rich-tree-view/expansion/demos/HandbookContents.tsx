import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'gloves', label: 'Gloves and goggles' },
      {
        id: 'spills',
        label: 'Spills',
        children: [
          { id: 'acids', label: 'Acids' },
          { id: 'solvents', label: 'Solvents' },
        ],
      },
    ],
  },
  {
    id: 'equipment',
    label: 'Equipment',
    children: [{ id: 'centrifuge', label: 'Centrifuge' }],
  },
];

const parentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...parentIds(children)] : [],
  );

export default function HandbookContents() {
  const [expanded, setExpanded] = useState(['safety']);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setExpanded(parentIds(chapters))}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Laboratory handbook"
        items={chapters}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 224 }}
      />
    </Box>
  );
}
