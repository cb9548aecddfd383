import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const areas: TreeViewBaseItem[] = [
  {
    id: 'center',
    label: 'City center',
    children: [
      { id: 'baixa', label: 'Baixa' },
      { id: 'chiado', label: 'Chiado' },
      { id: 'mouraria', label: 'Mouraria' },
    ],
  },
  {
    id: 'west',
    label: 'West',
    children: [
      { id: 'alcantara', label: 'Alcântara' },
      { id: 'belem', label: 'Belém' },
    ],
  },
];

const districts = areas.flatMap((area) => area.children ?? []);

export default function DeliveryAreas() {
  const [selected, setSelected] = useState(['baixa', 'chiado', 'west', 'alcantara', 'belem']);
  const chosen = districts.filter((district) => selected.includes(district.id));

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Delivery areas"
        items={areas}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['center', 'west']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {chosen.length} of {districts.length} districts:{' '}
        {chosen.map((district) => district.label).join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
