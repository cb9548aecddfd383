import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Exhibit {
  id: number;
  title: string;
  origin: string;
  year: number;
  room: string;
}

const rows: Exhibit[] = [
  { id: 1, title: 'Astrolabe of brass', origin: 'Toledo', year: 1067, room: '2A' },
  { id: 2, title: 'Portolan chart of the Aegean Sea', origin: 'Genova', year: 1439, room: '2B' },
  { id: 3, title: 'Celestial globe', origin: 'Isfahan', year: 1654, room: '4' },
  { id: 4, title: 'Ship compass', origin: 'Nagasaki', year: 1788, room: '5' },
];

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 2, minWidth: 130 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 80, maxWidth: 200 },
  { field: 'year', headerName: 'Year', width: 70 },
  { field: 'room', headerName: 'Room', width: 70 },
];

export default function FixedAndFluid() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Exhibits" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
