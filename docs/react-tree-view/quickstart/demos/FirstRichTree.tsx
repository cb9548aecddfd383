import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const rivers: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'danube',
    label: 'Danube',
    children: [
      { id: 'inn', label: 'Inn' },
      { id: 'sava', label: 'Sava', children: [{ id: 'drina', label: 'Drina' }] },
      { id: 'tisza', label: 'Tisza' },
    ],
  },
  { id: 'rhone', label: 'Rhône', children: [{ id: 'saone', label: 'Saône' }] },
];

export default function FirstRichTree() {
  return (
    <RichTreeView aria-label="Rivers" items={rivers} defaultExpandedItems={['danube', 'sava']} />
  );
}
