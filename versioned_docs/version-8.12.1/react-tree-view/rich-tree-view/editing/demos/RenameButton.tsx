import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

const folders = [
  { id: 'inbox', label: 'Inbox', children: [{ id: 'orders', label: 'Orders' }] },
  { id: 'archive', label: 'Archive' },
];

export default function RenameButton() {
  const apiRef = useTreeViewApiRef();
  const focusedId = useRef<string>(null);
  const [selectedId, setSelectedId] = useState<string | null>('orders');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button
        variant="outlined"
        disabled={selectedId === null}
        onClick={() => apiRef.current?.setEditedItem(selectedId)}
        sx={{ mb: 2 }}
      >
        Rename
      </Button>
      <RichTreeView
        aria-label="Mail folders"
        apiRef={apiRef}
        items={folders}
        isItemEditable
        defaultExpandedItems={['inbox']}
        selectedItems={selectedId}
        onSelectedItemsChange={(_event, itemId) => setSelectedId(itemId)}
        onItemFocus={(_event, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={(event) => {
          if (event.key === 'F2') {
            apiRef.current?.setEditedItem(focusedId.current);
          }
        }}
        sx={{ minHeight: 100 }}
      />
    </Box>
  );
}
