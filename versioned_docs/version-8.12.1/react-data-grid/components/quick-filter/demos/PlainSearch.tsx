import {
  DataGrid,
  type GridColDef,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';

const rows = [
  { id: 1, species: 'Kingfisher', place: 'Loire', seen: 14 },
  { id: 2, species: 'Gray heron', place: 'Danube', seen: 52 },
  { id: 3, species: 'White stork', place: 'Danube', seen: 31 },
  { id: 4, species: 'Black stork', place: 'Loire', seen: 6 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 90 },
];

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flexGrow: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Search birds"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search birds' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
                  endAdornment: value !== '' && (
                    <QuickFilterClear edge="end" size="small" aria-label="Clear the search">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function PlainSearch() {
  return (
    // As tall as the toolbar, the column headers, and four rows.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Birds"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
