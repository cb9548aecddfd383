import { useState } from 'react';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const lines: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'bergen',
    label: 'Bergen line',
    children: [
      { id: 'voss', label: 'Voss' },
      { id: 'myrdal', label: 'Myrdal' },
      { id: 'finse', label: 'Finse' },
    ],
  },
  {
    id: 'nordland',
    label: 'Nordland line',
    children: [
      { id: 'mosjoen', label: 'Mosjøen' },
      { id: 'bodo', label: 'Bodø' },
    ],
  },
];

const lineIds = new Set(lines.map((line) => line.id));
const isLine = (item: TreeViewDefaultItemModelProperties) => lineIds.has(item.id);

export default function ChooseOnlyLeaves() {
  const [selected, setSelected] = useState(['finse']);

  return (
    <RichTreeView
      aria-label="Stations"
      items={lines}
      isItemSelectionDisabled={isLine}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['bergen', 'nordland']}
      selectedItems={selected}
      // Ctrl + A reaches the lines too: drop them here.
      onSelectedItemsChange={(_event, itemIds) =>
        setSelected(itemIds.filter((itemId) => !lineIds.has(itemId)))
      }
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
