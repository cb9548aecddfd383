import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sailor {
  id: number;
  name: string;
  role: string;
  cabin: string;
  watch: number;
}

const rows: Sailor[] = [
  { id: 1, name: 'Sigríður Jónsdóttir', role: 'Captain', cabin: 'A1', watch: 1 },
  { id: 2, name: 'Rui Tavares', role: 'Navigator', cabin: 'A2', watch: 2 },
  { id: 3, name: 'Amara Diallo', role: 'Engineer', cabin: 'B1', watch: 1 },
  { id: 4, name: 'Kenji Morita', role: 'Cook', cabin: 'B2', watch: 3 },
];

const columns: GridColDef<Sailor>[] = [
  { field: 'name', headerName: 'Name', flex: 2, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'cabin', headerName: 'Cabin', width: 90 },
  {
    field: 'watch',
    headerName: 'Watch',
    description: '1: 00–04 and 12–16, 2: 04–08 and 16–20, 3: 08–12 and 20–24',
    align: 'center',
    headerAlign: 'center',
  },
];

export default function CrewColumns() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Crew" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
