import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  beds: number;
  price: number;
  free: boolean;
}

const rows: Room[] = [
  { id: 101, name: 'Harbor', beds: 2, price: 145, free: true },
  { id: 102, name: 'Courtyard', beds: 1, price: 98, free: false },
  { id: 201, name: 'Garden', beds: 2, price: 128, free: true },
  { id: 202, name: 'Lighthouse', beds: 4, price: 260, free: true },
  { id: 301, name: 'Attic', beds: 1, price: 84, free: false },
];

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 110 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 90 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid label="Hotel rooms" rows={rows} columns={columns} />
    </div>
  );
}
