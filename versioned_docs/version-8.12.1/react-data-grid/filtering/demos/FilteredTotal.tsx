import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

const rows = [
  { id: 1, paidTo: 'Stadtwerke Kassel', kind: 'Energy', amount: 412 },
  { id: 2, paidTo: 'Brenner & Co.', kind: 'Repairs', amount: 1290 },
  { id: 3, paidTo: 'Wasserwerk', kind: 'Energy', amount: 96 },
  { id: 4, paidTo: 'Dachdecker Yılmaz', kind: 'Repairs', amount: 3380 },
  { id: 5, paidTo: 'Allgemeine', kind: 'Insurance', amount: 730 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'paidTo', headerName: 'Paid to', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'amount', headerName: 'Amount, €', type: 'number', width: 120 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.amount), 0);

  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}>
      {entries.length} payments, € {total.toLocaleString('en')}
    </Box>
  );
}

export default function FilteredTotal() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Payments"
        rows={rows}
        columns={columns}
        slots={{ footer: TotalFooter }}
        showToolbar
      />
    </div>
  );
}
