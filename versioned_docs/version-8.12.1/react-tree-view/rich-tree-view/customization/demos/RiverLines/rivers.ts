import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const rivers: TreeViewBaseItem[] = [
  {
    id: 'danube',
    label: 'Danube',
    children: [
      {
        id: 'inn',
        label: 'Inn',
        children: [
          { id: 'salzach', label: 'Salzach' },
          { id: 'rott', label: 'Rott' },
        ],
      },
      { id: 'vah', label: 'Váh' },
      { id: 'tisza', label: 'Tisza', children: [{ id: 'mures', label: 'Mureș' }] },
    ],
  },
];
