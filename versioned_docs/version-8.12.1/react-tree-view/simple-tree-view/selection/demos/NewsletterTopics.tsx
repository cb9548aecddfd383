import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const sections = {
  Culture: ['Concerts', 'Exhibitions', 'Readings'],
  Sports: ['Football', 'Handball'],
};
const topics = Object.values(sections).flat();

export default function NewsletterTopics() {
  const [selected, setSelected] = useState(['Concerts', 'Handball']);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 352 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setSelected(topics)}>
          Select all topics
        </Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Newsletter topics"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['Culture']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        {Object.entries(sections).map(([section, names]) => (
          <TreeItem key={section} itemId={section} label={section}>
            {names.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography role="status" variant="body2" component="p" sx={{ mt: 2 }}>
        {selected.length} selected
      </Typography>
    </Box>
  );
}
