import { DataGrid, type GridColDef, useGridApiContext } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const rows = [
  { id: 1, ferry: 'Sirius', from: 'Split', to: 'Vis' },
  { id: 2, ferry: 'Jadran', from: 'Split', to: 'Hvar' },
  { id: 3, ferry: 'Orebić', from: 'Trpanj', to: 'Ploče' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 110 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
];

function NothingFoundOverlay() {
  const apiRef = useGridApiContext();

  return (
    // Screen readers expect the content of a grid, such as this button, in a cell of a row.
    <Box role="row" sx={{ height: '100%', display: 'grid', placeContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        No ferry matches.
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Show all ferries
        </Button>
      </Stack>
    </Box>
  );
}

export default function NothingFound() {
  return (
    // Room for the toolbar, the column headers, and the message.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Ferries"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['korčula'] } } }}
        slots={{ noResultsOverlay: NothingFoundOverlay }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
