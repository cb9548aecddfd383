import { type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  type TreeViewDefaultItemModelProperties,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';

const birds: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'owls',
    label: 'Owls',
    children: [
      {
        id: 'tytonidae',
        label: 'Barn owls',
        children: [{ id: 'tyto-alba', label: 'Western barn owl' }],
      },
    ],
  },
  {
    id: 'waders',
    label: 'Waders and gulls',
    children: [
      {
        id: 'haematopodidae',
        label: 'Oystercatchers',
        children: [{ id: 'haematopus', label: 'Eurasian oystercatcher' }],
      },
    ],
  },
];

export default function RevealASpecies() {
  const apiRef = useRichTreeViewApiRef();

  const reveal = (event: MouseEvent, itemId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    // The item is on the page only after its ancestors are expanded and rendered.
    flushSync(() => {
      let parentId = api.getParentId(itemId);
      while (parentId !== null) {
        api.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        parentId = api.getParentId(parentId);
      }
    });
    api.focusItem(event, itemId);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={(event) => reveal(event, 'tyto-alba')}>
          Find the barn owl
        </Button>
        <Button variant="outlined" onClick={(event) => reveal(event, 'haematopus')}>
          Find the oystercatcher
        </Button>
      </Stack>
      <RichTreeView aria-label="Birds" apiRef={apiRef} items={birds} sx={{ minHeight: 128 }} />
    </Box>
  );
}
