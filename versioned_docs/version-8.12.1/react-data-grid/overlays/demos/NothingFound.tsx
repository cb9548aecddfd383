import {
  DataGrid,
  type GridColDef,
  GridOverlay,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'bin', headerName: 'Bin', width: 100 },
];

const rows = [
  { id: 1, part: 'Bearing 6204', bin: 'A1' },
  { id: 2, part: 'V-belt 1250', bin: 'C8' },
  { id: 3, part: 'Oil seal 35', bin: 'B3' },
];

function NothingFoundOverlay() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      <Typography role="status">
        {words.length > 0
          ? `No part matches “${words.join(' ')}”.`
          : 'No part matches the filters.'}
      </Typography>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all parts
      </Button>
    </GridOverlay>
  );
}

export default function NothingFound() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Parts"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        slots={{ noResultsOverlay: NothingFoundOverlay }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['gasket'] } } }}
        hideFooter
      />
    </div>
  );
}
