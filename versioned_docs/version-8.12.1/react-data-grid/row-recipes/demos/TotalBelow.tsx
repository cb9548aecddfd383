import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Expense {
  id: number;
  what: string;
  who: string;
  euros: number;
}

const rows: Expense[] = [
  { id: 1, what: 'Train to Graz', who: 'Lena', euros: 64.8 },
  { id: 2, what: 'Hotel', who: 'Lena', euros: 212 },
  { id: 3, what: 'Printing', who: 'Omar', euros: 38.5 },
  { id: 4, what: 'Lunch', who: 'Omar', euros: 27.3 },
];

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Expense>[] = [
  { field: 'what', headerName: 'Expense', flex: 1, minWidth: 110 },
  { field: 'who', headerName: 'Paid by', width: 100 },
  {
    field: 'euros',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.euros), 0);

  return (
    <Box
      role="status"
      sx={{ display: 'flex', justifyContent: 'space-between', p: 1.25, fontWeight: 'bold' }}
    >
      <span>Total of {entries.length}</span>
      <span>{euros.format(total)}</span>
    </Box>
  );
}

export default function TotalBelow() {
  return (
    <div style={{ height: 364, width: '100%' }}>
      <DataGrid
        label="Expenses"
        rows={rows}
        columns={columns}
        slots={{ footer: TotalFooter }}
        showToolbar
      />
    </div>
  );
}
