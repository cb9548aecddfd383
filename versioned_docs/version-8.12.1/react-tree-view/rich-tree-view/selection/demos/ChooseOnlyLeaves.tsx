import { useState } from 'react';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const lines: TreeViewBaseItem[] = [
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

function StationItem(props: TreeItemProps) {
  const isLine = lineIds.has(props.itemId);
  return <TreeItem {...props} slotProps={{ checkbox: { visible: !isLine } }} />;
}

export default function ChooseOnlyLeaves() {
  const [selected, setSelected] = useState(['finse']);

  return (
    <RichTreeView
      aria-label="Stations"
      items={lines}
      slots={{ item: StationItem }}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['bergen', 'nordland']}
      selectedItems={selected}
      // Space, Shift and Ctrl + A can select lines, too, so remove them here.
      onSelectedItemsChange={(_event, itemIds) =>
        setSelected(itemIds.filter((itemId) => !lineIds.has(itemId)))
      }
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
