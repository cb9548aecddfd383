import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Station {
  id: string;
  river: string;
  level: number;
}

const stations: Station[] = [
  { id: 'Köln', river: 'Rhine', level: 3.21 },
  { id: 'Passau', river: 'Danube', level: 4.76 },
  { id: 'Dresden', river: 'Elbe', level: 1.04 },
];

// Simulates a server that responds after a second.
function fetchStations(fails: boolean) {
  return new Promise<Station[]>((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('No response.')) : resolve(stations)), 1000);
  });
}

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'river', headerName: 'River', width: 110 },
  { field: 'level', headerName: 'Level, m', type: 'number', width: 110 },
];

export default function LoadStations() {
  const [fails, setFails] = React.useState(false);
  const [rows, setRows] = React.useState<Station[]>([]);
  const [loading, setLoading] = React.useState(false);
  const [error, setError] = React.useState(false);

  function load() {
    setLoading(true);
    setError(false);
    setRows([]);
    fetchStations(fails)
      .then(setRows)
      .catch(() => setError(true))
      .finally(() => setLoading(false));
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" disabled={loading} onClick={load} sx={{ marginInlineEnd: 2 }}>
        Load the stations
      </Button>
      <FormControlLabel
        label="The server fails"
        control={<Switch checked={fails} onChange={(event) => setFails(event.target.checked)} />}
      />
      {/* As tall as the column headers and three rows. */}
      <div style={{ height: 214, marginBlock: 16 }}>
        <DataGrid
          label="Stations"
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' } }}
          localeText={{ noRowsLabel: 'Not loaded yet' }}
          hideFooter
        />
      </div>
      {error && <Alert severity="error">The stations could not be loaded. Try again.</Alert>}
    </div>
  );
}
