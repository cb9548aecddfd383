import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

import { describe, type Direction, type Items, moveItem, targetOf } from './moves';

const outline: Items = [
  {
    id: 'shore',
    label: 'Shore',
    children: [
      { id: 'tides', label: 'Tides' },
      { id: 'seaweed', label: 'Seaweed' },
      { id: 'shells', label: 'Shells' },
    ],
  },
  { id: 'birds', label: 'Birds', children: [{ id: 'waders', label: 'Waders' }] },
  { id: 'weather', label: 'Weather' },
];

function directionOf(event: KeyboardEvent): Direction | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const directions: Record<string, Direction> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  };
  return event.altKey ? directions[event.key] : undefined;
}

export default function OutlineWithKeys() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(outline);
  const [expanded, setExpanded] = useState(['shore', 'birds']);
  const [message, setMessage] = useState('Go to an item and press Alt with an arrow key.');

  const handleKeyDown = (event: KeyboardEvent, itemId: string) => {
    const direction = directionOf(event);
    if (!direction || event.target !== event.currentTarget) {
      return;
    }
    event.preventDefault();
    const to = targetOf(items, itemId, direction);
    if (!to) {
      setMessage(`${describe(items, itemId)}. It can’t move further.`);
      return;
    }
    const moved = moveItem(items, itemId, to);
    flushSync(() => {
      setItems(moved);
      setExpanded((old) => (to.parentId === null ? old : [...new Set([...old, to.parentId])]));
      setMessage(`Moved ${describe(moved, itemId)}.`);
    });
    apiRef.current?.focusItem(event, itemId);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Outline of the field guide"
        apiRef={apiRef}
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        slotProps={{
          item: ({ itemId }) => ({ onKeyDown: (event) => handleKeyDown(event, itemId) }),
        }}
        sx={{ minHeight: 224 }}
      />
      <Typography component="p" role="status" variant="body2" sx={{ mt: 2, minHeight: 40 }}>
        {message}
      </Typography>
    </Box>
  );
}
