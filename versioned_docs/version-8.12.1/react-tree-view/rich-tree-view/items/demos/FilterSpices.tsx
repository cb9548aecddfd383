import { useMemo, useState, type ChangeEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

/** Keeps the items that match, with everything inside them, and their ancestors. */
function filterItems(items: TreeViewBaseItem[], text: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) return [item];
    const children = filterItems(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The ids of all items that have children. */
function getParentIds(items: TreeViewBaseItem[]): string[] {
  return items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...getParentIds(children)] : [],
  );
}

export default function FilterSpices() {
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState<string[]>([]);
  const text = search.trim().toLowerCase();
  const items = useMemo(() => filterItems(spices, text), [text]);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 300 }}>
      <Box
        component="input"
        aria-label="Filter spices"
        placeholder="Filter spices"
        value={search}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)}
        sx={{
          width: '100%',
          mb: 1,
          px: 1.5,
          py: 1,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
        }}
      />
      <RichTreeView
        aria-label="Spices"
        items={items}
        expandedItems={text === '' ? expanded : getParentIds(items)}
        onExpandedItemsChange={(_event, ids) => {
          if (text === '') setExpanded(ids);
        }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {items.length === 0 ? 'No spice matches.' : ''}
      </Typography>
    </Box>
  );
}
