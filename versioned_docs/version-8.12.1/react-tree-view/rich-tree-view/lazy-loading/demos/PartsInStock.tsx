import { useCallback, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Part {
  id: string;
  label: string;
  isGroup?: boolean;
  isHint?: boolean;
}

const groups: Part[] = [
  { id: 'bearings', label: 'Bearings', isGroup: true },
  { id: 'belts', label: 'Belts', isGroup: true },
];

// Each request finds one part less in stock.
const fetchParts = (groupId: string, requests: number) =>
  new Promise<Part[]>((resolve) => {
    const stock = `${20 - requests} in stock`;
    setTimeout(() => resolve([{ id: `${groupId}/a`, label: `Type A, ${stock}` }]), 400);
  });

const isHint = (part: Part) => Boolean(part.isHint);

export default function PartsInStock() {
  const [cache, setCache] = useState<Record<string, Part[]>>({});
  const [requests, setRequests] = useState(0);
  const counter = useRef(0);
  const requested = useRef(new Set<string>());
  const [selected, setSelected] = useState<string | null>(null);

  const getChildren = useCallback(
    ({ id, isGroup }: Part) =>
      isGroup ? (cache[id] ?? [{ id: `${id}/hint`, label: 'Loading…', isHint: true }]) : undefined,
    [cache],
  );

  const load = async (groupId: string) => {
    requested.current.add(groupId);
    counter.current += 1;
    setRequests(counter.current);
    const parts = await fetchParts(groupId, counter.current);
    setCache((previous) => ({ ...previous, [groupId]: parts }));
  };

  const canReload = selected !== null && selected in cache;

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 232 }}>
      <Button
        variant="outlined"
        disabled={!canReload}
        onClick={() => canReload && void load(selected)}
      >
        Reload the selected group
      </Button>
      <RichTreeView
        aria-label="Parts"
        items={groups}
        getItemChildren={getChildren}
        isItemDisabled={isHint}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          if (isExpanded && !requested.current.has(itemId)) {
            void load(itemId);
          }
        }}
        sx={{ my: 2 }}
      />
      <Typography role="status" variant="body2" component="p">
        Requests: {requests}
      </Typography>
    </Box>
  );
}
