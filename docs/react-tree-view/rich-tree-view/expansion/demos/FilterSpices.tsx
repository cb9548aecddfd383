import { useMemo, useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const spices: TreeViewBaseItem[] = [
  {
    id: 'seeds',
    label: 'Seeds',
    children: [
      { id: 'cumin', label: 'Cumin' },
      { id: 'fennel', label: 'Fennel' },
      { id: 'mustard', label: 'Mustard' },
    ],
  },
  {
    id: 'roots',
    label: 'Roots',
    children: [
      { id: 'ginger', label: 'Ginger' },
      { id: 'turmeric', label: 'Turmeric' },
    ],
  },
];

/** The items that have children. All of them are expanded while the field contains text. */
const groups = spices.map(({ id }) => id);

/** Keeps the items that match, with everything inside them, and their ancestors. */
function filterItems(items: TreeViewBaseItem[], text: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) return [item];
    const children = filterItems(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

export default function FilterSpices() {
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState<string[]>([]);
  const text = search.trim().toLowerCase();
  // A new array makes the tree read all items again, so keep it until the text changes.
  const items = useMemo(() => filterItems(spices, text), [text]);

  return (
    <div style={{ width: '100%', maxWidth: 420, minHeight: 300 }}>
      <input
        aria-label="Filter spices"
        placeholder="Filter spices"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        style={{ boxSizing: 'border-box', width: '100%', padding: 8, font: 'inherit' }}
      />
      <RichTreeView
        aria-label="Spices"
        items={items}
        expandedItems={text === '' ? expanded : groups}
        onExpandedItemsChange={(_event, ids) => {
          if (text === '') setExpanded(ids);
        }}
      />
      <div role="status">{items.length === 0 && 'No spice matches.'}</div>
    </div>
  );
}
