import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Station {
  id: string;
  line: string;
  platforms: number;
}

const names = [
  'Alvorada',
  'Beco',
  'Cais',
  'Dom Luís',
  'Estrela',
  'Farol',
  'Graça',
  'Horta',
  'Ilha',
];

const rows: Station[] = names.map((id, index) => ({
  id,
  line: index % 2 === 0 ? 'Blue' : 'Green',
  platforms: 1 + (index % 4),
}));

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'platforms', headerName: 'Platforms', type: 'number', width: 110 },
];

const pageSize = 4;

export default function GoToRow() {
  const apiRef = useGridApiRef();

  function goTo(id: string | null) {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id ?? '');
    if (id === null || rowIndex === -1) return;
    apiRef.current?.setPage(Math.floor(rowIndex / pageSize));
    apiRef.current?.selectRow(id, true, true);
    // The grid knows the positions of the rows on the new page after it has rendered them.
    requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex }));
  }

  return (
    <div style={{ width: '100%' }}>
      <Autocomplete
        options={names}
        onChange={(_event, name) => goTo(name)}
        renderInput={(params) => <TextField {...params} label="Go to station" size="small" />}
        sx={{ maxWidth: 260, mb: 2 }}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Stations"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
        />
      </div>
    </div>
  );
}
