import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

import {
  describe,
  type Direction,
  findItem,
  findPosition,
  type Items,
  moveItem,
  targetOf,
} from './moves';

const card: Items = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'caldo-verde', label: 'Caldo verde' },
      { id: 'harira', label: 'Harira' },
    ],
  },
  { id: 'fish', label: 'Fish', children: [{ id: 'bacalhau', label: 'Bacalhau à Brás' }] },
];

const commands: { direction: Direction; label: string }[] = [
  { direction: 'up', label: 'Up' },
  { direction: 'down', label: 'Down' },
  { direction: 'in', label: 'In' },
  { direction: 'out', label: 'Out' },
];

export default function MenuCardWithUndo() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(card);
  const [past, setPast] = useState<{ items: Items; itemId: string }[]>([]);
  const [expanded, setExpanded] = useState(['soups', 'fish']);
  const [selected, setSelected] = useState<string | null>('harira');
  const [message, setMessage] = useState('Harira is selected.');

  const name = (selected !== null && findItem(items, selected)?.label) || 'the selected item';

  const expand = (itemId: string | null) =>
    setExpanded((old) => (itemId === null ? old : [...new Set([...old, itemId])]));

  const move = (direction: Direction) => {
    const to = selected === null ? null : targetOf(items, selected, direction);
    if (selected === null || !to) {
      setMessage('This move isn’t possible.');
      return;
    }
    const moved = moveItem(items, selected, to);
    setPast([...past, { items, itemId: selected }]);
    setItems(moved);
    expand(to.parentId);
    setMessage(`Moved ${describe(moved, selected)}.`);
  };

  const undo = (event: SyntheticEvent) => {
    const last = past.at(-1);
    if (!last) {
      setMessage('There’s nothing to undo.');
      return;
    }
    flushSync(() => {
      setPast(past.slice(0, -1));
      setItems(last.items);
      expand(findPosition(last.items, last.itemId)?.parentId ?? null);
      setSelected(last.itemId);
      setMessage(`Undone. ${describe(last.items, last.itemId)}.`);
    });
    apiRef.current?.focusItem(event, last.itemId);
  };

  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          undo(event);
        }
      }}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {commands.map(({ direction, label }) => (
          <Button
            key={direction}
            aria-label={`Move ${name} ${direction}`}
            size="small"
            variant="outlined"
            onClick={() => move(direction)}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={undo}>
          Undo
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Menu card"
        apiRef={apiRef}
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        expansionTrigger="iconContainer"
        sx={{ minHeight: 160 }}
      />
      <Typography component="p" role="status" variant="body2" sx={{ mt: 2, minHeight: 40 }}>
        {message}
      </Typography>
    </Box>
  );
}
