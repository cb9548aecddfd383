import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface Parcel {
  id: string;
  city: string;
  weight: number;
}

// Simulates a server that takes 800 ms and returns five parcels at most.
const parcels: Parcel[] = [
  { id: 'P-310', city: 'Porto', weight: 4.2 },
  { id: 'P-311', city: 'Gent', weight: 12.8 },
  { id: 'P-312', city: 'Malmö', weight: 0.9 },
  { id: 'P-313', city: 'Kaunas', weight: 7.5 },
  { id: 'P-314', city: 'Brno', weight: 21.3 },
  { id: 'P-315', city: 'Cork', weight: 3.1 },
  { id: 'P-316', city: 'Aarhus', weight: 15.6 },
  { id: 'P-317', city: 'Rijeka', weight: 1.4 },
];

function fetchParcels([order]: GridSortModel, down: boolean) {
  const sign = order?.sort === 'desc' ? -1 : 1;
  const found = [...parcels].sort((a, b) => {
    if (order?.field === 'weight') {
      return sign * (a.weight - b.weight);
    }
    return order?.field === 'city' ? sign * a.city.localeCompare(b.city, 'en') : 0;
  });
  return new Promise<Parcel[]>((resolve, reject) => {
    setTimeout(() => {
      if (down) reject(new Error('The server is down.'));
      else resolve(found.slice(0, 5));
    }, 800);
  });
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120, sortable: false },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 130 },
];

interface Response {
  /** The sort model that this is the response to. */
  answers?: GridSortModel;
  rows: Parcel[];
  error?: string;
}

const initialResponse: Response = { rows: [] };

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [{ answers, rows, error }, setResponse] = React.useState(initialResponse);
  const serverDown = React.useRef(false);
  const loading = answers !== sortModel;

  React.useEffect(() => {
    let current = true;
    fetchParcels(sortModel, serverDown.current).then(
      (parcels) => {
        if (current) setResponse({ answers: sortModel, rows: parcels });
      },
      (reason: unknown) => {
        if (current)
          setResponse({
            answers: sortModel,
            rows: [],
            error: reason instanceof Error ? reason.message : String(reason),
          });
      },
    );
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox onChange={(event) => (serverDown.current = event.target.checked)} />}
        label="Server is down"
      />
      <div style={{ height: 318 }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          loading={loading}
          localeText={error ? { noRowsLabel: 'The parcels could not be loaded.' } : undefined}
          hideFooter
        />
      </div>
      {error && !loading ? (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setSortModel((model) => [...model])}
            >
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      ) : (
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {loading ? 'Loading parcels…' : 'Five of eight parcels, as the server sorted them.'}
        </Typography>
      )}
    </div>
  );
}
