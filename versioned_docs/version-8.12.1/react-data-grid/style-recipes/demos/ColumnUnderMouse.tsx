import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr'] as const;

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 100 },
  ...months.map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 90,
  })),
];

const rows = [
  { id: 1, river: 'Aare', Jan: 212, Feb: 198, Mar: 264, Apr: 341 },
  { id: 2, river: 'Drava', Jan: 187, Feb: 203, Mar: 288, Apr: 365 },
  { id: 3, river: 'Glomma', Jan: 340, Feb: 312, Mar: 355, Apr: 620 },
  { id: 4, river: 'Tajo', Jan: 96, Feb: 121, Mar: 143, Apr: 88 },
];

const hoveredColumn = Object.fromEntries(
  columns.map(({ field }) => [
    `&:has([data-field="${field}"]:hover) .MuiDataGrid-cell[data-field="${field}"]`,
    { bgcolor: 'action.hover' },
  ]),
);

export default function ColumnUnderMouse() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Discharge, cubic meters per second"
        rows={rows}
        columns={columns}
        hideFooter
        sx={hoveredColumn}
      />
    </div>
  );
}
