import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

interface Paper {
  id: string;
  label: string;
  pages?: number;
  children?: Paper[];
}

const papers: Paper[] = [
  {
    id: 'statutes',
    label: 'Statutes',
    children: [
      { id: 'bylaws', label: 'Bylaws', pages: 14 },
      { id: 'elections', label: 'Election rules', pages: 3 },
    ],
  },
  { id: 'minutes', label: 'Minutes, 3 February 2025', pages: 6 },
];

export default function OpenAPaper() {
  const apiRef = useRichTreeViewApiRef<Paper>();
  const [message, setMessage] = useState('Click an item.');

  const handleItemClick = (itemId: string) => {
    const paper = apiRef.current?.getItem(itemId);
    setMessage(
      paper?.pages
        ? `Opening “${paper.label}”, ${paper.pages} pages.`
        : `“${paper?.label}” is a folder.`,
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Documents"
        apiRef={apiRef}
        items={papers}
        defaultExpandedItems={['statutes']}
        onItemClick={(_event, itemId) => handleItemClick(itemId)}
        sx={{ minHeight: 128 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
