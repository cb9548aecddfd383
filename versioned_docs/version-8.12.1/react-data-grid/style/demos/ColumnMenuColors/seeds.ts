import type { GridColDef } from '@mui/x-data-grid';

export interface Seed {
  id: number;
  plant: string;
  sow: string;
  days: number;
}

export const columns: GridColDef<Seed>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'sow', headerName: 'Sow in', width: 120 },
  { field: 'days', headerName: 'Days to harvest', type: 'number', width: 150 },
];

export const seeds: Seed[] = [
  { id: 1, plant: 'Radish', sow: 'March', days: 28 },
  { id: 2, plant: 'Pak choi', sow: 'April', days: 45 },
  { id: 3, plant: 'Beetroot', sow: 'April', days: 90 },
  { id: 4, plant: 'Jalapeño', sow: 'February', days: 120 },
  { id: 5, plant: 'Okra', sow: 'May', days: 60 },
];
