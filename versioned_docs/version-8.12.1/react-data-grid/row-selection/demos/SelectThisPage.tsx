import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Specimen {
  id: number;
  species: string;
  drawer: string;
}

const species = ['Apollo', 'Brimstone', 'Comma', 'Dryad', 'Grayling', 'Map', 'Peacock', 'Ringlet'];
const rows: Specimen[] = species.flatMap((name, index) => [
  { id: index * 2 + 1, species: name, drawer: `${index + 1} A` },
  { id: index * 2 + 2, species: name, drawer: `${index + 1} B` },
]);

const columns: GridColDef<Specimen>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'drawer', headerName: 'Drawer', width: 100 },
];

export default function SelectThisPage() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const select = (ids: readonly GridRowId[]) => setModel({ type: 'include', ids: new Set(ids) });

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() => select(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef))}
        >
          This page
        </Button>
        <Button variant="outlined" onClick={() => select(gridFilteredSortedRowIdsSelector(apiRef))}>
          All pages
        </Button>
        <Button onClick={() => select([])}>None</Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          label="Butterflies"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>
    </div>
  );
}
