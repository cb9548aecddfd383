import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const tools: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'saws',
    label: 'Saws',
    children: [
      { id: 'dozuki', label: 'Dozuki, 240 mm' },
      { id: 'tenon-saw', label: 'Tenon saw' },
    ],
  },
  {
    id: 'chisels',
    label: 'Chisels',
    children: [
      { id: 'chisel-6', label: '6 mm' },
      { id: 'chisel-12', label: '12 mm' },
      { id: 'chisel-25', label: '25 mm' },
    ],
  },
  { id: 'bench', label: 'Workbench' },
];

export default function WorkshopTools() {
  return (
    <RichTreeView
      aria-label="Workshop tools"
      items={tools}
      defaultExpandedItems={['chisels']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    />
  );
}
