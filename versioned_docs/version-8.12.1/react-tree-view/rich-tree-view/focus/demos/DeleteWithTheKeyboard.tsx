import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { RichTreeView, type TreeViewBaseItem, useTreeViewApiRef } from '@mui/x-tree-view';

const contents: TreeViewBaseItem[] = [
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

const without = (items: TreeViewBaseItem[], itemId: string): TreeViewBaseItem[] =>
  items
    .filter((item) => item.id !== itemId)
    .map((item) => ({ ...item, children: without(item.children ?? [], itemId) }));

export default function DeleteWithTheKeyboard() {
  const apiRef = useTreeViewApiRef();
  const focusedId = useRef<string>(null);
  const [items, setItems] = useState(contents);

  const handleKeyDown = (event: KeyboardEvent) => {
    const api = apiRef.current;
    const itemId = focusedId.current;
    if (event.key !== 'Delete' || !api || itemId === null) {
      return;
    }
    const parentId = api.getParentId(itemId);
    const siblings = api.getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(itemId);
    const nextId = siblings[index + 1] ?? siblings[index - 1] ?? parentId;

    focusedId.current = null;
    flushSync(() => setItems(without(items, itemId)));
    if (nextId !== null) {
      api.focusItem(event, nextId);
    }
  };

  return (
    <RichTreeView
      aria-label="Contents of the report"
      apiRef={apiRef}
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
