import type { GridColDef } from '@mui/x-data-grid';

export interface Ferry {
  id: string;
  destination: string;
  leaves: string;
  quay: number;
}

export const columns: GridColDef<Ferry>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'id', headerName: 'Ferry', width: 100 },
  { field: 'quay', headerName: 'Quay', type: 'number', width: 90 },
];

export const ferries: Ferry[] = [
  { id: 'NO 412', destination: 'Ålesund', leaves: '07:40', quay: 2 },
  { id: 'NO 118', destination: 'Trondheim', leaves: '08:15', quay: 4 },
  { id: 'DK 27', destination: 'Hirtshals', leaves: '09:00', quay: 1 },
  { id: 'NO 405', destination: 'Florø', leaves: '09:30', quay: 3 },
  { id: 'IS 6', destination: 'Seyðisfjörður', leaves: '10:00', quay: 7 },
  { id: 'NO 421', destination: 'Måløy', leaves: '11:20', quay: 2 },
];
