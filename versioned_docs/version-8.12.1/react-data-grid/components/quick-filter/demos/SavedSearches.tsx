import {
  DataGrid,
  type GridColDef,
  gridQuickFilterValuesSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, film: 'Night on Earth', hall: 'Blue', time: '19:00', language: 'English' },
  { id: 2, film: 'The Lives of Others', hall: 'Red', time: '20:15', language: 'German' },
  { id: 3, film: 'Amélie', hall: 'Blue', time: '18:45', language: 'French' },
  { id: 4, film: 'Good Bye, Lenin!', hall: 'Blue', time: '21:30', language: 'German' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 160 },
  { field: 'hall', headerName: 'Hall', width: 80 },
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'language', headerName: 'Language', width: 110 },
];

const searches = ['German', 'French', 'Blue'];

function SavedSearchesToolbar() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) as string[] | undefined;

  return (
    <Toolbar>
      {searches.map((word) => (
        <ToolbarButton
          key={word}
          aria-pressed={words?.includes(word) ?? false}
          color={words?.includes(word) ? 'primary' : 'default'}
          onClick={() => apiRef.current.setQuickFilterValues(words?.includes(word) ? [] : [word])}
          style={{ borderRadius: 8, fontSize: '0.875rem' }}
        >
          {word}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function SavedSearches() {
  return (
    // As tall as the toolbar, the column headers, and four rows.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Program"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SavedSearchesToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
