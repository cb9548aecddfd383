import type { TreeViewBaseItem } from '@mui/x-tree-view';

export interface Bed {
  id: string;
  label: string;
  /** Moisture of the soil, percent. */
  moisture?: number;
}

export const beds: TreeViewBaseItem<Bed>[] = [
  {
    id: 'east',
    label: 'East house',
    children: [
      { id: 'basil', label: 'Basil', moisture: 46 },
      { id: 'okra', label: 'Okra', moisture: 18 },
    ],
  },
  {
    id: 'west',
    label: 'West house',
    children: [
      { id: 'shiso', label: 'Shiso', moisture: 22 },
      { id: 'sorrel', label: 'Sorrel', moisture: 51 },
    ],
  },
];

export const isDry = (bed: Bed | null) => bed?.moisture !== undefined && bed.moisture < 25;
