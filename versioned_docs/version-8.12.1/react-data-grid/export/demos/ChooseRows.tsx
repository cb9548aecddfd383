import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Concert {
  id: number;
  artist: string;
  hall: string;
  sold: number;
}

const rows: Concert[] = [
  { id: 1, artist: 'Quarteto Aurora', hall: 'Large', sold: 812 },
  { id: 2, artist: 'Mbira Nights', hall: 'Small', sold: 140 },
  { id: 3, artist: 'Ensemble Ostrava', hall: 'Large', sold: 655 },
  { id: 4, artist: 'Hiroko Sato', hall: 'Small', sold: 198 },
  { id: 5, artist: 'Nordljus', hall: 'Church', sold: 301 },
  { id: 6, artist: 'Los Faroles', hall: 'Large', sold: 977 },
];

const columns: GridColDef<Concert>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 130 },
  { field: 'hall', headerName: 'Hall', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
];

export default function ChooseRows() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState('Select some concerts, filter, or turn the page.');

  function download(fileName: string, getRowsToExport?: () => GridRowId[]) {
    apiRef.current?.exportDataAsCsv({ fileName, ...(getRowsToExport && { getRowsToExport }) });
    const lines = apiRef.current
      ?.getDataAsCsv(getRowsToExport && { getRowsToExport })
      .split('\r\n');
    setStatus(`${fileName}.csv has ${(lines?.length ?? 1) - 1} rows.`);
  }

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => download('selected')}>
          Selected, or all
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            download('page', () => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef))
          }
        >
          This page
        </Button>
        <Button
          variant="outlined"
          onClick={() => download('filtered', () => gridFilteredSortedRowIdsSelector(apiRef))}
        >
          Filtered
        </Button>
        <Button
          variant="outlined"
          onClick={() => download('all', () => apiRef.current?.getAllRowIds() ?? [])}
        >
          All
        </Button>
      </Stack>
      <div style={{ height: 319 }}>
        <DataGrid
          apiRef={apiRef}
          label="Concerts"
          rows={rows}
          columns={columns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
