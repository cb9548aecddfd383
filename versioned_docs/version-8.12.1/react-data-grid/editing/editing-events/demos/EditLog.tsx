import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Seed {
  id: number;
  name: string;
  grams: number;
}

const rows: Seed[] = [
  { id: 1, name: 'Borage', grams: 40 },
  { id: 2, name: 'Cornflower', grams: 25 },
  { id: 3, name: 'Nigella', grams: 60 },
];

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 110, editable: true },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110, editable: true },
];

export default function EditLog() {
  const [log, setLog] = React.useState('Edit a cell.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Seeds"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) => setLog(`Started ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => setLog(`Stopped ${field}: ${reason}`)}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {log}
      </Typography>
    </div>
  );
}
