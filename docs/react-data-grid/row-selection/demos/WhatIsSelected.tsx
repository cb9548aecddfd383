import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  type GridColDef,
  type GridRowSelectionModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Instrument {
  id: string;
  name: string;
  room: string;
}

const rows: Instrument[] = [
  { id: 'vn-1', name: 'Violin', room: 'Studio 2' },
  { id: 'vc-4', name: 'Cello', room: 'Studio 1' },
  { id: 'ob-2', name: 'Oboe', room: 'Locker 14' },
  { id: 'tp-3', name: 'Trumpet', room: 'Locker 9' },
];

const columns: GridColDef<Instrument>[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Kept in', flex: 1, minWidth: 110 },
];

export default function WhatIsSelected() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const [lent, setLent] = React.useState('Nothing is lent yet.');

  function lend() {
    // An `exclude` model also means rows that a filter hides: lend only what the user sees.
    const shown = new Set(gridFilteredSortedRowIdsSelector(apiRef));
    const selected = rows.filter(({ id }) => shown.has(id) && apiRef.current?.isRowSelected(id));
    setLent(`Lent: ${selected.map(({ name }) => name).join(', ') || 'nothing'}.`);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Instruments"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        <code>{`{ type: '${model.type}', ids: {${Array.from(model.ids).join(', ')}} }`}</code>
      </Typography>
      <Button variant="outlined" size="small" onClick={lend}>
        Lend
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {lent}
      </Typography>
    </Box>
  );
}
