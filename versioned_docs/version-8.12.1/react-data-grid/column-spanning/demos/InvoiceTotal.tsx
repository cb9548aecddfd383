import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  item: string;
  pieces: number;
  price: number;
  sum: number;
}

const lines: Line[] = [
  { id: '1', item: 'Larch boards, 4 m', pieces: 40, price: 18.6, sum: 744 },
  { id: '2', item: 'Stainless screws, box', pieces: 3, price: 24.9, sum: 74.7 },
  { id: '3', item: 'Delivery', pieces: 1, price: 65, sum: 65 },
];

const total = lines.reduce((sum, line) => sum + line.sum, 0);
const rows: Line[] = [...lines, { id: 'total', item: 'Total', pieces: 0, price: 0, sum: total }];

const euros = (value: number) => value.toFixed(2);

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 120,
    colSpan: (_value, row) => (row.id === 'total' ? 3 : 1),
  },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 70 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 80, valueFormatter: euros },
  { field: 'sum', headerName: 'Sum, €', type: 'number', width: 80, valueFormatter: euros },
];

export default function InvoiceTotal() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Invoice"
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        sx={{ '& .total': { fontWeight: 'fontWeightBold' } }}
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
