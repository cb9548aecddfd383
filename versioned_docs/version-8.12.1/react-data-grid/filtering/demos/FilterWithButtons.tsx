import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const rows = [
  { id: 'LH 1172', to: 'Lisboa', gate: 'A12', delay: 0 },
  { id: 'TP 571', to: 'Porto', gate: 'A15', delay: 35 },
  { id: 'SK 672', to: 'København', gate: 'B4', delay: 10 },
  { id: 'LO 382', to: 'Warszawa', gate: 'B9', delay: 80 },
  { id: 'IB 8711', to: 'Lima', gate: 'C2', delay: 0 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'delay', headerName: 'Delay, min', type: 'number', width: 110 },
];

export default function FilterWithButtons() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setFilterModel({
              items: [{ field: 'delay', operator: '>', value: 0 }],
            })
          }
        >
          Delayed
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setFilterModel({
              items: [{ field: 'gate', operator: 'startsWith', value: 'A' }],
            })
          }
        >
          Pier A
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('to')}>Filter by city…</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>Clear</Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid label="Departures" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
