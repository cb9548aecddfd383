import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

import { describe, findItem, type Items, moveItem } from './moves';

const files: Items = [
  { id: 'inbox', label: 'Inbox', children: [{ id: 'scan', label: 'Scan 4 March.pdf' }] },
  { id: 'invoices', label: 'Invoices', children: [{ id: 'march', label: 'March.pdf' }] },
  { id: 'contracts', label: 'Contracts', children: [] },
];

export default function FilesIntoFolders() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = useState(files);
  const [expanded, setExpanded] = useState(['inbox', 'invoices']);
  const [cut, setCut] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [message, setMessage] = useState('Drag an item to a folder, or use Ctrl + X and Ctrl + V.');

  const isFolder = (itemId: string) => findItem(items, itemId)?.children !== undefined;

  const move = (itemId: string, folderId: string) => {
    const item = findItem(items, itemId);
    const folder = findItem(items, folderId);
    setOver(null);
    if (!item || !folder) {
      return;
    }
    const moved = folder.children
      ? moveItem(items, itemId, { parentId: folderId, index: folder.children.length })
      : items;
    if (moved === items) {
      setMessage(`${item.label} can’t be moved into ${folder.label}.`);
      return;
    }
    flushSync(() => {
      setItems(moved);
      setExpanded((old) => [...new Set([...old, folderId])]);
      setCut(null);
      setMessage(`Moved ${describe(moved, itemId)}.`);
    });
    apiRef.current?.focusItem(null, itemId);
  };

  const handleKeyDown = (event: KeyboardEvent, itemId: string) => {
    if (event.target !== event.currentTarget || !(event.ctrlKey || event.metaKey)) {
      return;
    }
    if (event.key === 'x') {
      setCut(itemId);
      setMessage(`Cut ${findItem(items, itemId)?.label}. Go to a folder and press Ctrl + V.`);
    } else if (event.key === 'v' && cut !== null) {
      move(cut, itemId);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Documents"
        apiRef={apiRef}
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        slots={{ expandIcon: FolderOutlined, collapseIcon: FolderOpenOutlined }}
        slotProps={{
          item: ({ itemId }) => ({
            onKeyDown: (event) => handleKeyDown(event, itemId),
            slots: { endIcon: isFolder(itemId) ? FolderOutlined : DescriptionOutlined },
            slotProps: {
              content: {
                className: over === itemId ? 'over' : undefined,
                draggable: true,
                onDragStart: (event) => event.dataTransfer.setData('text/plain', itemId),
                onDragOver: (event) => {
                  event.preventDefault();
                  setOver(itemId);
                },
                onDragEnd: () => setOver(null),
                onDrop: (event) => {
                  event.preventDefault();
                  move(event.dataTransfer.getData('text/plain'), itemId);
                },
              },
            },
          }),
        }}
        sx={{ minHeight: 160, '& .over': { outline: '2px dashed', outlineOffset: -2 } }}
      />
      <Typography component="p" role="status" variant="body2" sx={{ mt: 2, minHeight: 40 }}>
        {message}
      </Typography>
    </Box>
  );
}
