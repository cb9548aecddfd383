import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const categories = ['Drills', 'Saws'];

export default function ChooseOnlyModels() {
  const [selected, setSelected] = useState(['jigsaw']);

  return (
    <SimpleTreeView
      aria-label="Tools to compare"
      multiSelect
      checkboxSelection
      defaultExpandedItems={categories}
      selectedItems={selected}
      // Ctrl + A also selects the categories, so remove them here.
      onSelectedItemsChange={(_event, itemIds) =>
        setSelected(itemIds.filter((itemId) => !categories.includes(itemId)))
      }
      sx={{ width: '100%', maxWidth: 420, minHeight: 232 }}
    >
      <TreeItem itemId="Drills" label="Drills" disableSelection>
        <TreeItem itemId="hammer-drill" label="Hammer drill, 800 W" />
        <TreeItem itemId="screwdriver" label="Cordless screwdriver, 12 V" />
      </TreeItem>
      <TreeItem itemId="Saws" label="Saws" disableSelection>
        <TreeItem itemId="jigsaw" label="Jigsaw, 650 W" />
        <TreeItem itemId="mitre-saw" label="Mitre saw, 1,500 W" />
      </TreeItem>
    </SimpleTreeView>
  );
}
