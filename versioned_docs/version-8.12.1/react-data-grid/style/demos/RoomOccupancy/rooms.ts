import type { GridColDef } from '@mui/x-data-grid';

export interface Room {
  id: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** A share of the opening hours, 0 to 1. */
const share: Partial<GridColDef<Room>> = {
  type: 'number',
  flex: 1,
  minWidth: 80,
  valueFormatter: (value: number) => percent.format(value),
};

export const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', flex: 1.5, minWidth: 120 },
  { field: 'mon', headerName: 'Mon', ...share },
  { field: 'tue', headerName: 'Tue', ...share },
  { field: 'wed', headerName: 'Wed', ...share },
  { field: 'thu', headerName: 'Thu', ...share },
];

export const rooms: Room[] = [
  { id: 'Curie', mon: 0.45, tue: 0.8, wed: 0.9, thu: 0.3 },
  { id: 'Ramanujan', mon: 0.2, tue: 0.55, wed: 0.6, thu: 0.85 },
  { id: 'Meitner', mon: 0.95, tue: 1, wed: 0.7, thu: 0.75 },
  { id: 'Al-Khwarizmi', mon: 0.1, tue: 0.35, wed: 0.5, thu: 0.15 },
  { id: 'Noether', mon: 0.65, tue: 0.4, wed: 0.78, thu: 0.5 },
];
