import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'people', headerName: 'People, thousands', type: 'number', width: 170 },
  { field: 'trams', headerName: 'Tram lines', type: 'number', width: 120 },
];

const rows = [
  { id: 1, city: 'Zürich', people: 443, trams: 15 },
  { id: 2, city: 'Göteborg', people: 604, trams: 12 },
  { id: 3, city: 'Kraków', people: 804, trams: 26 },
  { id: 4, city: 'Melbourne', people: 5207, trams: 24 },
];

export default function PlainTable() {
  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid
        aria-label="Cities"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        disableRowSelectionOnClick
        sx={{
          border: 0,
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus, &:focus-within': { outline: 'none' },
            '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
          },
        }}
      />
    </div>
  );
}
