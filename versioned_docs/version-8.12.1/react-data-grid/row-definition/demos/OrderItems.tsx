import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  number: string;
  customer: { name: string; city: string };
  items: { product: string; quantity: number }[];
}

const orders: Order[] = [
  {
    number: 'A-2041',
    customer: { name: 'Casa Ferrante', city: 'Napoli' },
    items: [
      { product: 'Espresso beans, 1 kg', quantity: 6 },
      { product: 'Filter paper', quantity: 20 },
    ],
  },
  {
    number: 'A-2042',
    customer: { name: 'Kaffihús Björk', city: 'Akureyri' },
    items: [
      { product: 'Espresso beans, 1 kg', quantity: 3 },
      { product: 'Oat milk', quantity: 12 },
      { product: 'Cups, 200 ml', quantity: 48 },
    ],
  },
];

const rows = orders.flatMap(({ items, ...order }) => items.map((item) => ({ ...order, ...item })));

type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    valueGetter: (_, row) => row.customer.name,
  },
  { field: 'city', headerName: 'City', width: 110, valueGetter: (_, row) => row.customer.city },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const getRowId = (row: Row) => `${row.number}/${row.product}`;

export default function OrderItems() {
  return (
    // As tall as the column headers and five rows.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Order items" rows={rows} columns={columns} getRowId={getRowId} hideFooter />
    </div>
  );
}
