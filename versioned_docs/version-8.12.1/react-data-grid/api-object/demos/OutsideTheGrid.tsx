import * as React from 'react';
import {
  DataGrid,
  type GridApi,
  type GridColDef,
  gridFilteredRowCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 140 },
  { field: 'place', headerName: 'Seen at', width: 150 },
];

const rows = [
  { id: 1, bird: 'Kingfisher', place: 'Mill pond' },
  { id: 2, bird: 'Hoopoe', place: 'Vineyard' },
  { id: 3, bird: 'Bearded tit', place: 'Reeds' },
  { id: 4, bird: 'Great tit', place: 'Vineyard' },
];

function SearchPanel({ apiRef }: { apiRef: React.RefObject<GridApi | null> }) {
  const [count, setCount] = React.useState(rows.length);

  React.useEffect(() => {
    const api = apiRef.current;
    return api?.subscribeEvent('filteredRowsSet', () =>
      setCount(gridFilteredRowCountSelector(apiRef)),
    );
  }, [apiRef]);

  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <TextField
        label="Search"
        size="small"
        onChange={({ target }) => apiRef.current?.setQuickFilterValues(target.value.split(' '))}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {count} of {rows.length} sightings
      </Typography>
    </Paper>
  );
}

export default function OutsideTheGrid() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <SearchPanel apiRef={apiRef} />
      <div style={{ height: 266 }}>
        <DataGrid aria-label="Sightings" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
