import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Part {
  id: string;
  label: string;
  quantity: number;
  children?: Part[];
}

const bicycle: Part[] = [
  {
    id: 'FR-100',
    label: 'Frame set',
    quantity: 1,
    children: [
      { id: 'FR-110', label: 'Frame', quantity: 1 },
      { id: 'FR-120', label: 'Fork', quantity: 1 },
    ],
  },
  {
    id: 'WH-200',
    label: 'Wheel',
    quantity: 2,
    children: [
      { id: 'WH-210', label: 'Hub', quantity: 1 },
      { id: 'WH-220', label: 'Spoke', quantity: 32 },
    ],
  },
];

const find = (parts: Part[], id: string | null): Part | undefined =>
  parts.flatMap((part) => [part, ...(part.children ?? [])]).find((part) => part.id === id);

export default function BicycleParts() {
  const [partId, setPartId] = useState<string | null>('WH-200');
  const part = find(bicycle, partId);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Parts of the bicycle"
        items={bicycle}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['FR-100']}
        selectedItems={partId}
        onSelectedItemsChange={(_event, itemId) => setPartId(itemId)}
        sx={{ minHeight: 192 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {part ? `${part.id}: ${part.label}, quantity ${part.quantity}` : 'No part selected'}
      </Typography>
    </Box>
  );
}
