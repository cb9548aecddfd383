import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const backups: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'photos-2023', label: '2023' },
      { id: 'photos-2024', label: '2024' },
    ],
  },
  {
    id: 'mail',
    label: 'Mail',
    children: [
      { id: 'inbox', label: 'Inbox' },
      { id: 'sent', label: 'Sent' },
      { id: 'archive', label: 'Archive' },
    ],
  },
];

export default function SelectWholeBranches() {
  const [parents, setParents] = useState(true);
  const [descendants, setDescendants] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <FormControlLabel
          label="parents"
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
        />
        <FormControlLabel
          label="descendants"
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
        />
      </Stack>
      <RichTreeView
        aria-label="Folders to back up"
        items={backups}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents, descendants }}
        defaultExpandedItems={['photos', 'mail']}
        defaultSelectedItems={['photos-2024']}
        sx={{ minHeight: 224 }}
      />
    </Box>
  );
}
