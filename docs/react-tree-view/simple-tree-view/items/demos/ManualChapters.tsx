import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const chapters: Record<string, string> = {
  unpack: 'Keep the box. You need it if you return the machine.',
  water: 'Fill the tank up to the mark, with cold water only.',
  descale: 'Descale the machine after 200 cups.',
};

export default function ManualChapters() {
  const [chapter, setChapter] = useState('unpack');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Manual"
        defaultExpandedItems={['start', 'care']}
        defaultSelectedItems={chapter}
        onSelectedItemsChange={(_event, itemId) => {
          if (itemId !== null && itemId in chapters) {
            setChapter(itemId);
          }
        }}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="start" label="First steps">
          <TreeItem itemId="unpack" label="Unpack" />
          <TreeItem itemId="water" label="Fill the tank" />
        </TreeItem>
        <TreeItem itemId="care" label="Care">
          <TreeItem itemId="descale" label="Descale" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" component="p" sx={{ mt: 2 }}>
        {chapters[chapter]}
      </Typography>
    </Box>
  );
}
