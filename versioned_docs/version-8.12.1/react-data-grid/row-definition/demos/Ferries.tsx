import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ferry {
  id: number;
  name: string;
  route: string;
  cars: number;
}

const rows: Ferry[] = [
  { id: 1, name: 'Stella Norte', route: 'Vigo – Cangas', cars: 0 },
  { id: 2, name: 'Aurora', route: 'Turku – Mariehamn', cars: 420 },
  { id: 3, name: 'Kaşıkçı', route: 'Eminönü – Kadıköy', cars: 0 },
  { id: 4, name: 'Monte Grande', route: 'Piombino – Elba', cars: 235 },
];

const columns: GridColDef<Ferry>[] = [
  { field: 'name', headerName: 'Ferry', width: 150 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

export default function Ferries() {
  return (
    // As tall as the column headers and four rows.
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Ferries" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
