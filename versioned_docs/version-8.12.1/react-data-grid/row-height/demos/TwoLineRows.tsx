import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Person {
  id: number;
  name: string;
  role: string;
  desk: string;
}

const rows: Person[] = [
  { id: 1, name: 'Nkechi Adeyemi', role: 'Structural engineer', desk: '3.14' },
  { id: 2, name: 'Tomáš Dvořák', role: 'Surveyor', desk: '2.07' },
  { id: 3, name: 'Yuki Tanabe', role: 'Landscape architect', desk: '3.02' },
  { id: 4, name: 'Camila Ríos', role: 'Site manager', desk: '1.11' },
];

const columns: GridColDef<Person>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        {row.name}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.role}
        </Typography>
      </div>
    ),
  },
  { field: 'desk', headerName: 'Desk', width: 100 },
];

export default function TwoLineRows() {
  return (
    <div style={{ height: 346, width: '100%' }}>
      <DataGrid label="Staff" rows={rows} columns={columns} rowHeight={72} hideFooter />
    </div>
  );
}
