import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Product {
  id: number;
  name: string;
  kind: string;
  stock: number;
  price: number;
  sold: number[];
}

const rows: Product[] = [
  { id: 1, name: 'Sencha Uji', kind: 'Tea', stock: 184, price: 38, sold: [22, 25, 19, 28, 27, 31] },
  { id: 2, name: 'Antigua', kind: 'Coffee', stock: 22, price: 16, sold: [30, 34, 41, 39, 44, 48] },
  { id: 3, name: 'Assam', kind: 'Tea', stock: 96, price: 24, sold: [18, 19, 15, 12, 11, 9] },
  { id: 4, name: 'Sidama', kind: 'Coffee', stock: 240, price: 19, sold: [44, 40, 46, 52, 47, 50] },
  { id: 5, name: 'Arriba', kind: 'Cocoa', stock: 0, price: 11, sold: [12, 15, 21, 26, 19, 4] },
  { id: 6, name: 'Gyokuro', kind: 'Tea', stock: 14, price: 92, sold: [3, 4, 4, 6, 5, 8] },
  { id: 7, name: 'Loja', kind: 'Coffee', stock: 73, price: 17, sold: [25, 22, 24, 20, 21, 17] },
  { id: 8, name: 'Đà Lạt', kind: 'Coffee', stock: 131, price: 14, sold: [16, 21, 24, 23, 29, 33] },
];

const dots = { 'In stock': 'success.main', Low: 'warning.main', 'Sold out': 'error.main' };

function getStatus({ stock }: Product): keyof typeof dots {
  return stock > 40 ? 'In stock' : stock > 0 ? 'Low' : 'Sold out';
}

function Trend({ values }: { values: number[] }) {
  const low = Math.min(...values);
  const scale = 20 / (Math.max(...values) - low);
  const points = values.map((value, week) => `${2 + week * 15},${24 - (value - low) * scale}`);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`By week: ${values.join(', ')}`}
      sx={{ width: 80, height: 28, color: 'primary.main' }}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={2} />
    </Box>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 105 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    width: 85,
    valueOptions: ['Tea', 'Coffee', 'Cocoa'],
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(dots),
    width: 110,
    display: 'flex',
    valueGetter: (_value, row) => getStatus(row),
    renderCell: ({ row, value }) => (
      <>
        <Box sx={{ p: 0.5, borderRadius: 1, marginInlineEnd: 1, bgcolor: dots[getStatus(row)] }} />
        {value}
      </>
    ),
  },
  { field: 'stock', headerName: 'Stock, kg', type: 'number', width: 100, editable: true },
  { field: 'price', headerName: '€ per kg', type: 'number', width: 95 },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    display: 'flex',
    valueGetter: (weeks: number[]) => weeks.reduce((sum, week) => sum + week, 0),
    renderCell: ({ row }) => <Trend values={row.sold} />,
  },
];

export default function WarehouseStock() {
  return (
    <div style={{ height: 433, width: '100%' }}>
      <DataGrid
        label="Warehouse"
        rows={rows}
        columns={columns}
        density="compact"
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
