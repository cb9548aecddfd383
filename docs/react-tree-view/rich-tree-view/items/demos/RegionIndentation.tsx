import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const regions: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'asia',
    label: 'Asia',
    children: [
      {
        id: 'japan',
        label: 'Japan',
        children: [
          { id: 'hokkaido', label: 'Hokkaidō', children: [{ id: 'sapporo', label: 'Sapporo' }] },
          { id: 'kansai', label: 'Kansai' },
        ],
      },
    ],
  },
];

export default function RegionIndentation() {
  const [indentation, setIndentation] = useState('12px');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Indentation"
        value={indentation}
        onChange={(_event, value: string | null) => value && setIndentation(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="4px">4px</ToggleButton>
        <ToggleButton value="12px">12px</ToggleButton>
        <ToggleButton value="2rem">2rem</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Regions"
        items={regions}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['asia', 'japan', 'hokkaido']}
      />
    </Box>
  );
}
