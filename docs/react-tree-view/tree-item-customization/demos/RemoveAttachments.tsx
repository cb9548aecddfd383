import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewDefaultItemModelProperties as Item,
  useTreeItemModel,
} from '@mui/x-tree-view';

const start: Item[] = [
  {
    id: 'offer',
    label: 'Offer 2025-114',
    children: [
      { id: 'site-plan', label: 'Site plan.pdf' },
      { id: 'photos', label: 'Photos of the roof.zip' },
    ],
  },
  { id: 'terms', label: 'Terms.pdf' },
];

const removeItem = (items: Item[], itemId: string): Item[] =>
  items
    .filter((item) => item.id !== itemId)
    .map((item) => ({ ...item, children: removeItem(item.children ?? [], itemId) }));

const RemoveContext = createContext<(item: Item) => void>(() => {});

function AttachmentItem(props: TreeItemProps) {
  const remove = useContext(RemoveContext);
  const item = useTreeItemModel(props.itemId);
  if (!item) {
    return null;
  }

  return (
    <TreeItem
      {...props}
      aria-label={item.label}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          {item.label}
          <IconButton
            aria-label={`Remove ${item.label}`}
            size="small"
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              remove(item);
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Stack>
      }
      onKeyDown={(event) => {
        if (event.key === 'Delete' && event.target === event.currentTarget) {
          remove(item);
        }
      }}
    />
  );
}

export default function RemoveAttachments() {
  const [items, setItems] = useState(start);
  const [message, setMessage] = useState('Move to an item and press Delete, or click its button.');

  const remove = (item: Item) => {
    setItems((old) => removeItem(old, item.id));
    setMessage(`Removed ${item.label}.`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RemoveContext.Provider value={remove}>
        <RichTreeView
          aria-label="Attachments"
          items={items}
          defaultExpandedItems={['offer']}
          slots={{ item: AttachmentItem }}
          sx={{ minHeight: 160 }}
        />
      </RemoveContext.Provider>
      <Typography component="p" role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
