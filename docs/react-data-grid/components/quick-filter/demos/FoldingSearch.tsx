import {
  DataGrid,
  type GridColDef,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const rows = [
  { id: 1, painting: 'The Milkmaid', painter: 'Vermeer', room: 2 },
  { id: 2, painting: 'Winter Landscape', painter: 'Avercamp', room: 4 },
  { id: 3, painting: 'Self-portrait', painter: 'Leyster', room: 2 },
  { id: 4, painting: 'Still Life with Cheese', painter: 'Peeters', room: 5 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'painting', headerName: 'Painting', flex: 1, minWidth: 160 },
  { field: 'painter', headerName: 'Painter', width: 120 },
  { field: 'room', headerName: 'Room', type: 'number', width: 90 },
];

function FoldingToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1, px: 0.5, fontWeight: 'medium' }}>Paintings</Typography>
      <QuickFilter>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              aria-label="Search"
              style={{ display: expanded ? 'none' : undefined }}
            >
              <SearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search paintings"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search paintings' },
              }}
              sx={{ width: 190, display: expanded ? undefined : 'none' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function FoldingSearch() {
  return (
    // As tall as the toolbar, the column headers, and four rows.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Paintings"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FoldingToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
