import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem, useTreeViewApiRef } from '@mui/x-tree-view';

const archive: TreeViewBaseItem[] = [
  {
    id: 'maps',
    label: 'maps',
    children: [
      {
        id: 'maps/coast',
        label: 'coast',
        children: [{ id: 'maps/coast/lofoten.tif', label: 'lofoten.tif' }],
      },
    ],
  },
  {
    id: 'letters',
    label: 'letters',
    children: [
      {
        id: 'letters/1911',
        label: '1911',
        children: [{ id: 'letters/1911/tromsoe.pdf', label: 'tromsoe.pdf' }],
      },
    ],
  },
];

// 'maps/coast/lofoten.tif' is in 'maps' and 'maps/coast'.
const foldersOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_name, index, names) => names.slice(0, index + 1).join('/'));

export default function OpenByPath() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = useState<string[]>([]);

  const open = (event: MouseEvent, path: string) => {
    flushSync(() => setExpanded([...new Set([...expanded, ...foldersOf(path)])]));
    apiRef.current?.focusItem(event, path);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {['maps/coast/lofoten.tif', 'letters/1911/tromsoe.pdf'].map((path) => (
          <Button
            key={path}
            variant="outlined"
            sx={{ textTransform: 'none' }}
            onClick={(event) => open(event, path)}
          >
            {path}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 192 }}
      />
    </Box>
  );
}
