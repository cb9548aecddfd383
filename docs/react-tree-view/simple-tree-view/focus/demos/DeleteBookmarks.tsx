import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const saved = [
  { id: 'harira', label: 'Harira' },
  { id: 'pho', label: 'Phở' },
  { id: 'borscht', label: 'Borscht' },
  { id: 'ramen', label: 'Ramen' },
];

export default function DeleteBookmarks() {
  const [bookmarks, setBookmarks] = useState(saved);

  return (
    <SimpleTreeView
      aria-label="Bookmarks"
      defaultExpandedItems={['soups']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 164 }}
    >
      <TreeItem itemId="soups" label="Soups">
        {bookmarks.map(({ id, label }) => (
          <TreeItem
            key={id}
            itemId={id}
            label={label}
            onKeyDown={(event) => {
              if (event.key === 'Delete') {
                setBookmarks(bookmarks.filter((bookmark) => bookmark.id !== id));
              }
            }}
          />
        ))}
      </TreeItem>
    </SimpleTreeView>
  );
}
