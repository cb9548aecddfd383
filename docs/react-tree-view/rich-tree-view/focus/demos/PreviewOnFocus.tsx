import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Position {
  id: string;
  label: string;
  holder: string;
  children?: Position[];
}

const positions: Position[] = [
  {
    id: 'director',
    label: 'Director',
    holder: 'Mireille Dubois',
    children: [
      { id: 'editor', label: 'Editor', holder: 'Kenji Mori' },
      { id: 'archivist', label: 'Archivist', holder: 'Aylin Kaya' },
    ],
  },
  { id: 'treasurer', label: 'Treasurer', holder: 'Samuel Okafor' },
];

const everyone = positions.flatMap((position) => [position, ...(position.children ?? [])]);

export default function PreviewOnFocus() {
  const [focusedId, setFocusedId] = useState<string>();
  const focused = everyone.find((position) => position.id === focusedId);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Positions"
        items={positions}
        defaultExpandedItems={['director']}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
        sx={{ minHeight: 128 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {focused ? `${focused.label}: ${focused.holder}` : 'Move through the tree.'}
      </Typography>
    </Box>
  );
}
