import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const pantry: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'spices',
    label: 'Spices',
    children: [
      { id: 'sumac', label: 'Sumac' },
      { id: 'cumin', label: 'Cumin' },
      { id: 'turmeric', label: 'Turmeric' },
    ],
  },
  {
    id: 'grains',
    label: 'Grains',
    children: [
      { id: 'bulgur', label: 'Bulgur' },
      { id: 'freekeh', label: 'Freekeh' },
    ],
  },
];

export default function TickTheIngredients() {
  return (
    <RichTreeView
      aria-label="Ingredients"
      items={pantry}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['spices', 'grains']}
      defaultSelectedItems={['cumin']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
