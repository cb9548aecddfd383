import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Budget {
  id: number;
  team: string;
  jan: number;
  feb: number;
  mar: number;
  apr: number;
  may: number;
  jun: number;
}

const rows: Budget[] = [
  { id: 1, team: 'Research', jan: 42, feb: 38, mar: 47, apr: 44, may: 51, jun: 49 },
  { id: 2, team: 'Support', jan: 19, feb: 21, mar: 20, apr: 18, may: 22, jun: 23 },
  { id: 3, team: 'Marketing', jan: 33, feb: 27, mar: 52, apr: 30, may: 28, jun: 41 },
];

const month = { type: 'number', width: 130 } as const;

const columns: GridColDef<Budget>[] = [
  {
    field: 'team',
    headerName: 'Team',
    width: 120,
    cellClassName: 'sticky',
    headerClassName: 'sticky',
  },
  { ...month, field: 'jan', headerName: 'January' },
  { ...month, field: 'feb', headerName: 'February' },
  { ...month, field: 'mar', headerName: 'March' },
  { ...month, field: 'apr', headerName: 'April' },
  { ...month, field: 'may', headerName: 'May' },
  { ...month, field: 'jun', headerName: 'June' },
];

export default function StickyColumn() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        label="Budget in thousand euros"
        rows={rows}
        columns={columns}
        disableVirtualization
        disableColumnSelector
        sx={{
          '& .sticky': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 4,
            bgcolor: 'var(--DataGrid-t-color-background-base)',
          },
        }}
        hideFooter
      />
    </div>
  );
}
