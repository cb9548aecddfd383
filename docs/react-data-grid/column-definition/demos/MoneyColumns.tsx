import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

interface Project {
  id: number;
  name: string;
  budget: number;
  spent: number;
}

const rows: Project[] = [
  { id: 1, name: 'Tram line 7', budget: 48_200_000, spent: 31_750_000 },
  { id: 2, name: 'Marktplatz', budget: 6_400_000, spent: 6_910_000 },
  { id: 3, name: 'Biblioteca Sur', budget: 12_900_000, spent: 4_100_000 },
  { id: 4, name: 'Näsi harbor', budget: 23_500_000, spent: 23_180_000 },
];

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const money: GridColTypeDef<number, string> = {
  type: 'number',
  width: 140,
  sortingOrder: ['desc', 'asc', null],
  valueFormatter: (value: number | null) => (value === null ? '' : euros.format(value)),
  cellClassName: ({ value }) => (value !== undefined && value < 0 ? 'negative' : ''),
};

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', flex: 1, minWidth: 150 },
  { ...money, field: 'budget', headerName: 'Budget' },
  { ...money, field: 'spent', headerName: 'Spent' },
  {
    ...money,
    field: 'left',
    headerName: 'Left',
    valueGetter: (_value, row) => row.budget - row.spent,
  },
];

export default function MoneyColumns() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Building projects"
        rows={rows}
        columns={columns}
        sx={{ '& .negative': { color: 'error.main', fontWeight: 600 } }}
        hideFooter
      />
    </div>
  );
}
