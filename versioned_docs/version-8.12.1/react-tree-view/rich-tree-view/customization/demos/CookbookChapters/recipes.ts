import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const recipes: TreeViewBaseItem[] = [
  {
    id: 'broths',
    label: 'Broths',
    children: [
      { id: 'dashi', label: 'Dashi' },
      { id: 'caldo', label: 'Caldo verde' },
    ],
  },
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'injera', label: 'Injera' },
      { id: 'knekke', label: 'Knekkebrød' },
    ],
  },
];
