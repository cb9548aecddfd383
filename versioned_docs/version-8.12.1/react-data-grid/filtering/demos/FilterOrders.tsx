import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  status: 'Open' | 'Packed' | 'Sent';
  total: number;
  placed: Date;
  express: boolean;
}

const rows: Order[] = [
  order(701, 'Åkerlund Möbler', 'Open', 1280, new Date(2025, 1, 14), true),
  order(702, 'Panadería Quispe', 'Sent', 415.5, new Date(2025, 1, 18), false),
  order(703, 'Nakamura Optics', 'Packed', 9720, new Date(2025, 2, 3), true),
  order(704, 'Okafor & Sons', 'Open', 88.2, new Date(2025, 2, 4), false),
  order(705, 'Studio Benarrous', 'Sent', 2340, new Date(2025, 2, 11), false),
  order(706, 'Zieliński Transport', 'Open', 640, new Date(2025, 2, 17), true),
];

function order(
  id: number,
  customer: string,
  status: Order['status'],
  total: number,
  placed: Date,
  express: boolean,
): Order {
  return { id, customer, status, total, placed, express };
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Sent'],
    width: 100,
  },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 110 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 100 },
];

export default function FilterOrders() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid label="Orders" rows={rows} columns={columns} showToolbar hideFooter />
    </div>
  );
}
