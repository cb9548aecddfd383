import * as React from 'react';
import { DataGrid, type GridColDef, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'due', headerName: 'Due, €', type: 'number', width: 110 },
];

const rows = [
  { id: 1, client: 'Tiškevič Glas', country: 'Slovenia', due: 640 },
  { id: 2, client: 'Moreau & Fille', country: 'France', due: 0 },
  { id: 3, client: 'Wakaba Foods', country: 'Japan', due: 2210 },
  { id: 4, client: 'Sundström Pappa', country: 'Finland', due: 75 },
];

const overdue: GridInitialState = {
  columns: { columnVisibilityModel: { country: false } },
  sorting: { sortModel: [{ field: 'due', sort: 'desc' }] },
  filter: { filterModel: { items: [{ field: 'due', operator: '>', value: 0 }] } },
};

const all: GridInitialState = {
  columns: { columnVisibilityModel: {} },
  sorting: { sortModel: [] },
  filter: { filterModel: { items: [] } },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [mine, setMine] = React.useState<GridInitialState>();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.restoreState(all)}>
          All
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.restoreState(overdue)}>
          Overdue
        </Button>
        <Button
          variant="outlined"
          disabled={!mine}
          onClick={() => mine && apiRef.current?.restoreState(mine)}
        >
          Mine
        </Button>
        <Button onClick={() => setMine(apiRef.current?.exportState())}>Save as mine</Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid aria-label="Clients" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
