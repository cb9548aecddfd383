import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const berths: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North quay',
    children: [
      { id: 'n1', label: 'N1, Sigrún' },
      { id: 'n2', label: 'N2, Maria do Mar' },
      { id: 'n3', label: 'N3, free' },
    ],
  },
  { id: 'south', label: 'South quay', children: [{ id: 's1', label: 'S1, Hoshi Maru' }] },
];
