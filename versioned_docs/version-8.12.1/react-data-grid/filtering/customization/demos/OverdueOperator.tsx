import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  book: string;
  reader: string;
  due: Date | null;
}

const rows: Loan[] = [
  { id: 1, book: 'The Leopard', reader: 'Chiara Bellini', due: new Date(2025, 2, 3) },
  { id: 2, book: 'Snow', reader: 'Elif Yıldız', due: new Date(2025, 3, 22) },
  { id: 3, book: 'Half of a Yellow Sun', reader: 'Kwame Asante', due: null },
  { id: 4, book: 'The Tin Drum', reader: 'Hana Novotná', due: new Date(2025, 1, 27) },
  { id: 5, book: 'Blindness', reader: 'Mateus Carvalho', due: new Date(2025, 3, 9) },
];

// The date of this library's last inventory. In your application: new Date().
const today = new Date(2025, 2, 31);

const overdue: GridFilterOperator<Loan, Date | null> = {
  value: 'overdue',
  label: 'is overdue',
  requiresFilterValue: false,
  getApplyFilterFn: () => (due) => due !== null && due < today,
};

const columns: GridColDef<Loan>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'reader', headerName: 'Reader', width: 140 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 110,
    filterOperators: [overdue, ...getGridDateOperators()],
  },
];

const model = { items: [{ field: 'due', operator: 'overdue' }] };

export default function OverdueOperator() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Loans"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: model } }}
        hideFooter
      />
    </div>
  );
}
