import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

const rows = [
  { id: 1, customer: 'Amara Okafor', total: 129.5 },
  { id: 2, customer: 'Jürgen Weiß', total: 84 },
  { id: 3, customer: 'Linh Tran', total: 312 },
];

export default function Orders() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Orders" columns={columns} rows={rows} />
    </div>
  );
}
