import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

const saved = [
  { id: 'harira', label: 'Harira' },
  { id: 'pho', label: 'Phở' },
  { id: 'borscht', label: 'Borscht' },
  { id: 'ramen', label: 'Ramen' },
];

export default function DeleteBookmarks() {
  const apiRef = useTreeViewApiRef();
  const [bookmarks, setBookmarks] = useState(saved);

  const remove = (itemId: string) => {
    const index = bookmarks.findIndex((bookmark) => bookmark.id === itemId);
    const neighbor = bookmarks[index + 1] ?? bookmarks[index - 1];

    flushSync(() => setBookmarks(bookmarks.filter((bookmark) => bookmark.id !== itemId)));
    apiRef.current?.focusItem(null, neighbor?.id ?? 'soups');
  };

  return (
    <SimpleTreeView
      aria-label="Bookmarks"
      apiRef={apiRef}
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
                remove(id);
              }
            }}
          />
        ))}
      </TreeItem>
    </SimpleTreeView>
  );
}
