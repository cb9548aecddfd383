import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  customer: { name: string; country: string };
  quantity: number;
  unitPrice: number;
  discount: number | null;
}

const rows: OrderLine[] = [
  {
    id: 1,
    customer: { name: 'Fjord & Furu', country: 'NO' },
    quantity: 12,
    unitPrice: 64,
    discount: 0.1,
  },
  {
    id: 2,
    customer: { name: 'Casa Olivares', country: 'ES' },
    quantity: 3,
    unitPrice: 480,
    discount: null,
  },
  {
    id: 3,
    customer: { name: 'Takumi Interiors', country: 'JP' },
    quantity: 40,
    unitPrice: 19.5,
    discount: 0.25,
  },
  {
    id: 4,
    customer: { name: 'Maison Delacroix', country: 'FR' },
    quantity: 1,
    unitPrice: 1250,
    discount: 0.05,
  },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<OrderLine>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 180,
    valueGetter: (customer: OrderLine['customer']) => `${customer.name} (${customer.country})`,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    valueFormatter: (value: number | null) => (value === null ? 'none' : percent.format(value)),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.quantity * row.unitPrice * (1 - (row.discount ?? 0)),
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function OrderLines() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Order lines" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
