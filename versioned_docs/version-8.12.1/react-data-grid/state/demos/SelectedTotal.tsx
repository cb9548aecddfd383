import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Expense {
  id: number;
  what: string;
  euros: number;
}

const columns: GridColDef<Expense>[] = [
  { field: 'what', headerName: 'Expense', flex: 1, minWidth: 150 },
  { field: 'euros', headerName: '€', type: 'number', width: 110 },
];

const rows: Expense[] = [
  { id: 1, what: 'Train to Antwerpen', euros: 48 },
  { id: 2, what: 'Two nights', euros: 236 },
  { id: 3, what: 'Lunch with Nkechi', euros: 31 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const ids = [...selected.keys()];
  const total = rows.reduce((sum, row) => (ids.includes(row.id) ? sum + row.euros : sum), 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {selected.size} selected, {total} €
      </Typography>
    </GridFooterContainer>
  );
}

export default function SelectedTotal() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Expenses"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
