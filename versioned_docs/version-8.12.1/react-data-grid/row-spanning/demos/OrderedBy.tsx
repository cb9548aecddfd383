import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  order: string;
  customer: string;
  product: string;
  total: number;
}

const rows: Line[] = [
  { id: 1, order: 'A-2041', customer: 'Bauer', product: 'Desk lamp', total: 148 },
  { id: 2, order: 'A-2041', customer: 'Bauer', product: 'Bulb E14', total: 148 },
  { id: 3, order: 'A-2042', customer: 'Bauer', product: 'Wall light', total: 148 },
  { id: 4, order: 'A-2043', customer: 'Sørensen', product: 'Dimmer', total: 61 },
  { id: 5, order: 'A-2043', customer: 'Sørensen', product: 'Cable, 3 m', total: 61 },
];

const columns: GridColDef<Line>[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 120,
    rowSpanValueGetter: (_value, row) => row.order,
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Total, €',
    type: 'number',
    width: 100,
    rowSpanValueGetter: (_value, row) => row.order,
  },
];

export default function OrderedBy() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
