import { useState } from 'react';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const saved: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'lisbon', label: 'Lisbon' },
      { id: 'oaxaca', label: 'Oaxaca' },
    ],
  },
  { id: 'family', label: 'Family' },
];

const rename = (
  items: TreeViewDefaultItemModelProperties[],
  itemId: string,
  label: string,
): TreeViewDefaultItemModelProperties[] =>
  items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: rename(item.children ?? [], itemId, label),
  }));

export default function RenameAlbums() {
  const [albums, setAlbums] = useState(saved);

  return (
    <RichTreeView
      aria-label="Photo albums"
      items={albums}
      isItemEditable
      onItemLabelChange={(itemId, label) => setAlbums((current) => rename(current, itemId, label))}
      defaultExpandedItems={['travel']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 132 }}
    />
  );
}
