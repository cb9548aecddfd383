import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const mailboxes: TreeViewBaseItem[] = [
  {
    id: 'clients',
    label: 'Clients',
    children: [
      { id: 'alvarez', label: 'Álvarez y Hijos' },
      { id: 'demir', label: 'Demir Tekstil' },
    ],
  },
  {
    id: 'suppliers',
    label: 'Suppliers',
    children: [{ id: 'sato', label: 'Satō Paper' }],
  },
];

export default function ReopenTheSidebar() {
  const [isOpen, setIsOpen] = useState(true);
  // This state is outside the sidebar, so it stays when the tree unmounts.
  const [expanded, setExpanded] = useState(['clients']);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 208 }}>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide mailboxes' : 'Show mailboxes'}
      </Button>
      {isOpen && (
        <RichTreeView
          aria-label="Mailboxes"
          items={mailboxes}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}
