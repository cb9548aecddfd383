import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const files: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      {
        id: 'contracts-2024',
        label: '2024',
        children: [{ id: 'lease', label: 'Lease Porto.pdf' }],
      },
      {
        id: 'contracts-2025',
        label: '2025',
        children: [
          { id: 'insurance', label: 'Insurance.pdf' },
          { id: 'catering', label: 'Catering Nakamura.pdf' },
        ],
      },
    ],
  },
  {
    id: 'floor-plans',
    label: 'Floor plans',
    children: [{ id: 'level-1', label: 'Level 1.dwg' }],
  },
];

export default function ProjectFiles() {
  return (
    <RichTreeView
      aria-label="Project files"
      items={files}
      defaultExpandedItems={['contracts', 'contracts-2025']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
