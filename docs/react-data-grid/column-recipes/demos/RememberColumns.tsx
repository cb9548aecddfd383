import * as React from 'react';
import { DataGrid, type GridColDef, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Order {
  id: number;
  customer: string;
  city: string;
  total: number;
}

const rows: Order[] = [
  { id: 7120, customer: 'Librairie Mollat', city: 'Bordeaux', total: 1264 },
  { id: 7121, customer: 'Kirjakauppa Aalto', city: 'Turku', total: 388 },
  { id: 7122, customer: 'Casa del Libro', city: 'Málaga', total: 905 },
];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 90 },
];

const key = 'orders-columns';

// If storage is blocked, or its content isn't JSON, the columns start as they are defined.
function load(): GridInitialState['columns'] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as GridInitialState['columns'];
  } catch {
    return {};
  }
}

function store(state: GridInitialState['columns']) {
  try {
    localStorage.setItem(key, JSON.stringify(state ?? {}));
  } catch {
    // Storage is full or blocked: the columns aren't saved.
  }
}

function Orders() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(() => ({ columns: load() }));
  const save = () => store(apiRef.current?.exportState().columns);

  return (
    <DataGrid
      label="Orders"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={initialState}
      onColumnWidthChange={save}
      onColumnVisibilityModelChange={save}
      hideFooter
    />
  );
}

export default function RememberColumns() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
          Open again
        </Button>
        <Button
          onClick={() => {
            store({});
            setVisit(visit + 1);
          }}
        >
          Forget
        </Button>
      </Stack>
      {/* As tall as the column headers and three rows. */}
      <div style={{ height: 214 }}>
        <Orders key={visit} />
      </div>
    </div>
  );
}
