import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const categories = ['Drills', 'Saws'];
const noCheckbox = { checkbox: { visible: false } };

export default function ChooseOnlyModels() {
  const [selected, setSelected] = useState(['jigsaw']);

  return (
    <SimpleTreeView
      aria-label="Tools to compare"
      multiSelect
      checkboxSelection
      defaultExpandedItems={categories}
      selectedItems={selected}
      // Space selects a category, too, so remove it here.
      onSelectedItemsChange={(_event, itemIds) =>
        setSelected(itemIds.filter((itemId) => !categories.includes(itemId)))
      }
      sx={{ width: '100%', maxWidth: 420, minHeight: 232 }}
    >
      <TreeItem itemId="Drills" label="Drills" slotProps={noCheckbox}>
        <TreeItem itemId="hammer-drill" label="Hammer drill, 800 W" />
        <TreeItem itemId="screwdriver" label="Cordless screwdriver, 12 V" />
      </TreeItem>
      <TreeItem itemId="Saws" label="Saws" slotProps={noCheckbox}>
        <TreeItem itemId="jigsaw" label="Jigsaw, 650 W" />
        <TreeItem itemId="mitre-saw" label="Mitre saw, 1,500 W" />
      </TreeItem>
    </SimpleTreeView>
  );
}
