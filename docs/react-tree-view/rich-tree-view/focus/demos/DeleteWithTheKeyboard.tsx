import { useRef, useState, type KeyboardEvent } from 'react';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const contents: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'part-1',
    label: 'Part 1',
    children: [
      { id: 'intro', label: 'Introduction' },
      { id: 'method', label: 'Method' },
      { id: 'results', label: 'Results' },
    ],
  },
  { id: 'appendix', label: 'Appendix' },
];

const without = (
  items: TreeViewDefaultItemModelProperties[],
  itemId: string,
): TreeViewDefaultItemModelProperties[] =>
  items
    .filter((item) => item.id !== itemId)
    .map((item) => ({ ...item, children: without(item.children ?? [], itemId) }));

export default function DeleteWithTheKeyboard() {
  const focusedId = useRef<string>(null);
  const [items, setItems] = useState(contents);

  const handleKeyDown = (event: KeyboardEvent) => {
    const itemId = focusedId.current;
    if (event.key === 'Delete' && itemId !== null) {
      focusedId.current = null;
      setItems(without(items, itemId));
    }
  };

  return (
    <RichTreeView
      aria-label="Contents of the report"
      items={items}
      defaultExpandedItems={['part-1']}
      onItemFocus={(_event, itemId) => {
        focusedId.current = itemId;
      }}
      onKeyDown={handleKeyDown}
      sx={{ width: '100%', maxWidth: 420, minHeight: 160 }}
    />
  );
}
