import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  team: string;
  office: string;
  phone: string;
  key: string;
}

const rows: Employee[] = [
  { id: 1, name: 'Marit Haugen', team: 'Support', office: 'Bergen', phone: '4410', key: 'e-81' },
  { id: 2, name: 'Daniyar Akhmetov', team: 'Sales', office: 'Almaty', phone: '4402', key: 'e-64' },
  { id: 3, name: 'Rosa Ferrante', team: 'Design', office: 'Lecce', phone: '4437', key: 'e-90' },
  { id: 4, name: 'Minh Châu Lê', team: 'Design', office: 'Huế', phone: '4419', key: 'e-77' },
];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, hideable: false },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'phone', headerName: 'Phone', width: 100 },
  { field: 'key', headerName: 'Internal key', width: 110 },
];

const offered = columns.map(({ field }) => field).filter((field) => field !== 'key');

export default function LimitedChoice() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { key: false } } }}
        slotProps={{
          columnsManagement: {
            getTogglableColumns: () => offered,
            sort: 'asc',
            autoFocusSearchField: false,
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
