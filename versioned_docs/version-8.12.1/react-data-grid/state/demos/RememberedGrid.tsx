import * as React from 'react';
import { DataGrid, type GridColDef, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'trip', headerName: 'Trip', width: 160 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 120 },
];

const rows = [
  { id: 1, trip: 'Sarek, on skis', days: 9, price: 1450 },
  { id: 2, trip: 'Via Dinarica', days: 14, price: 1280 },
  { id: 3, trip: 'Lofoten by kayak', days: 6, price: 990 },
  { id: 4, trip: 'Alentejo, cycling', days: 7, price: 860 },
];

const key = 'trips-grid-v1';

// Storage may be full, blocked or not there: the grid works without.
function read(): GridInitialState | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved ? (JSON.parse(saved) as GridInitialState) : undefined;
  } catch {
    return undefined;
  }
}

function write(state: string | null) {
  try {
    if (state === null) localStorage.removeItem(key);
    else localStorage.setItem(key, state);
  } catch {
    // Not remembered, then.
  }
}

function TripsGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(read);

  // A layout effect, because the grid's API is gone when the cleanup of useEffect runs.
  React.useLayoutEffect(() => {
    const api = apiRef.current;
    if (!api) return undefined;
    const exportText = () => JSON.stringify(api.exportState());
    let saved = exportText();
    let timer: ReturnType<typeof setTimeout>;

    function save() {
      clearTimeout(timer);
      const text = exportText();
      if (text !== saved) {
        saved = text;
        write(text);
      }
    }

    const unsubscribe = api.subscribeEvent('stateChange', () => {
      clearTimeout(timer);
      timer = setTimeout(save, 300);
    });
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      unsubscribe();
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [apiRef]);

  return (
    <DataGrid
      aria-label="Trips"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function RememberedGrid() {
  const [mount, setMount] = React.useState(0);
  const [shown, setShown] = React.useState(true);

  function forget() {
    write(null);
    setMount(mount + 1);
  }

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setShown(!shown)}>
          {shown ? 'Leave' : 'Come back'}
        </Button>
        <Button onClick={forget}>Forget</Button>
      </Stack>
      <div style={{ height: 266 }}>{shown && <TripsGrid key={mount} />}</div>
    </div>
  );
}
