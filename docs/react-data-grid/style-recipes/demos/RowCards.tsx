import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'teacher', headerName: 'Teacher', width: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows = [
  { id: 1, course: 'Bookbinding', teacher: 'Inês Rocha', seats: 8 },
  { id: 2, course: 'Sourdough', teacher: 'Pekka Laine', seats: 12 },
  { id: 3, course: 'Kintsugi', teacher: 'Aiko Mori', seats: 6 },
];

const getRowSpacing = () => ({ top: 4, bottom: 4 });

export default function RowCards() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Courses"
        rows={rows}
        columns={columns}
        hideFooter
        getRowSpacing={getRowSpacing}
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          border: 0,
          '& .MuiDataGrid-row': {
            bgcolor: 'action.hover',
            borderRadius: 1,
            boxShadow: (theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
          },
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
        }}
      />
    </div>
  );
}
