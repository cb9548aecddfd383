import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const saved = [
  { id: 'folder-1', label: 'Invoices' },
  { id: 'folder-2', label: 'Contracts' },
];

export default function AddFolder() {
  const apiRef = useRichTreeViewApiRef();
  const nextNumber = useRef(3);
  const [folders, setFolders] = useState(saved);

  const addFolder = () => {
    const id = `folder-${nextNumber.current}`;
    nextNumber.current += 1;
    flushSync(() => setFolders([...folders, { id, label: 'New folder' }]));
    apiRef.current?.setEditedItem(id);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 190 }}>
      <Button variant="outlined" onClick={addFolder} sx={{ mb: 2 }}>
        Add a folder
      </Button>
      <RichTreeView
        aria-label="Folders"
        apiRef={apiRef}
        items={folders}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setFolders((current) =>
            current.map((folder) => (folder.id === itemId ? { ...folder, label } : folder)),
          )
        }
      />
    </Box>
  );
}
