import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Parcel {
  id: string;
  to: string;
  stop: string;
}

const stops = ['Depot', 'Sorting hall', 'On the van', 'Delivered'];
const places = ['Gent', 'Porto', 'Brno', 'Malmö'];

// Stands in for a server. Each answer finds the parcels one stop further.
function fetchParcels(visit: number, fails: boolean) {
  const parcels: Parcel[] = places.map((to, index) => ({
    id: `P-${310 + index}`,
    to,
    stop: stops[Math.min(Math.max(visit - index, 0), stops.length - 1)] ?? '',
  }));
  return new Promise<Parcel[]>((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('No answer.')) : resolve(parcels)), 900);
  });
}

const firstRows: Parcel[] = places.map((to, index) => ({
  id: `P-${310 + index}`,
  to,
  stop: 'Depot',
}));

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 80 },
  { field: 'stop', headerName: 'Now at', width: 130 },
];

export default function ReloadParcels() {
  const [rows, setRows] = React.useState(firstRows);
  const [visit, setVisit] = React.useState(1);
  const [fails, setFails] = React.useState(false);
  const [state, setState] = React.useState<'idle' | 'loading' | 'error'>('idle');

  async function reload() {
    setState('loading');
    try {
      setRows(await fetchParcels(visit, fails));
      setVisit(visit + 1);
      setState('idle');
    } catch {
      setState('error');
    }
  }

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={state === 'loading'}
        onClick={() => void reload()}
        sx={{ marginInlineEnd: 2 }}
      >
        Reload
      </Button>
      <FormControlLabel
        label="The server fails"
        control={<Switch checked={fails} onChange={(event) => setFails(event.target.checked)} />}
      />
      <div style={{ height: 266, marginBlock: 16 }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          loading={state === 'loading'}
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
          checkboxSelection
          hideFooter
        />
      </div>
      {state === 'error' && (
        <Alert severity="error">
          The server didn&apos;t answer. The grid shows the previous rows.
        </Alert>
      )}
    </div>
  );
}
