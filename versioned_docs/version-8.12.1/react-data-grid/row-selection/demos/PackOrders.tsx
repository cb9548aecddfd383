import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: string;
  customer: string;
  items: number;
  shelf: string;
}

const rows: Order[] = [
  { id: 'B-2041', customer: 'Ana Lučić', items: 3, shelf: 'C4' },
  { id: 'B-2042', customer: 'Oluwaseun Adeyemi', items: 1, shelf: 'A1' },
  { id: 'B-2043', customer: 'Mireille Dufour', items: 7, shelf: 'D2' },
  { id: 'B-2044', customer: 'Kenji Watanabe', items: 2, shelf: 'A6' },
  { id: 'B-2045', customer: 'Sofía Herrera', items: 4, shelf: 'B3' },
];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 64 },
  { field: 'shelf', headerName: 'Shelf', width: 64 },
];

export default function PackOrders() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid label="Orders to pack" rows={rows} columns={columns} checkboxSelection />
    </div>
  );
}
