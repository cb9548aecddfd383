import type { GridColDef } from '@mui/x-data-grid';

export interface Album {
  id: number;
  title: string;
  artist: string;
  minutes: number;
}

export const columns: GridColDef<Album>[] = [
  { field: 'title', headerName: 'Album', flex: 1, minWidth: 140 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export const albums: Album[] = [
  { id: 1, title: 'Salt Road', artist: 'Amara Diallo', minutes: 47 },
  { id: 2, title: 'Eleven Windows', artist: 'Kvartet Horák', minutes: 62 },
  { id: 3, title: 'Low Tide', artist: 'Sofie Brandt', minutes: 38 },
  { id: 4, title: 'Casa de Agua', artist: 'Los Faroles', minutes: 51 },
  { id: 5, title: 'Night Bus 88', artist: 'Mio Takeda', minutes: 44 },
];
