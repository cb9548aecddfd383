import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Reading {
  id: number;
  time: string;
  celsius: number;
}

// One reading every ten minutes of a day.
const total = 144;
const step = 24;

// Stands in for a server. An answer takes 700 ms.
async function fetchReadings(start: number, fails: boolean): Promise<Reading[]> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (fails) throw new Error("The weather station doesn't answer.");
  return Array.from({ length: Math.min(step, total - start) }, (_, index) => {
    const minute = (start + index) * 10;
    const clock = [Math.floor(minute / 60), minute % 60];
    return {
      id: start + index,
      time: clock.map((part) => String(part).padStart(2, '0')).join(':'),
      celsius: Math.round(120 - 80 * Math.cos((minute / 720) * Math.PI)) / 10,
    };
  });
}

const columns: GridColDef<Reading>[] = [
  { field: 'time', headerName: 'Time', flex: 1, minWidth: 100 },
  { field: 'celsius', headerName: 'Temperature, °C', type: 'number', width: 160 },
];

export default function LoadOnScroll() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Reading[]>([]);
  const [wanted, setWanted] = React.useState(step);
  const [error, setError] = React.useState('');
  const serverFails = React.useRef(false);
  const loading = rows.length < wanted && !error;

  React.useEffect(() => {
    if (!loading) return undefined;
    let current = true;
    fetchReadings(rows.length, serverFails.current).then(
      (more) => current && setRows([...rows, ...more]),
      (cause: Error) => current && setError(cause.message),
    );
    return () => {
      current = false;
    };
  }, [loading, rows]);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', ({ lastRowIndex }) => {
        if (rows.length > 0 && lastRowIndex >= rows.length) {
          setWanted(Math.min(rows.length + step, total));
        }
      }),
    [apiRef, rows.length],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => (serverFails.current = event.target.checked)} />}
      />
      {/* As tall as the column headers and six rows, so that there is something to scroll. */}
      <div style={{ height: 370, marginBlock: 8 }}>
        <DataGrid
          label="Temperatures"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
          pageSizeOptions={[{ value: -1, label: 'All' }]}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Stack direction="row" sx={{ minHeight: 36, alignItems: 'center', gap: 1 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {error || `${rows.length} of ${total} readings`}
        </Typography>
        {error && (
          <Button size="small" onClick={() => setError('')}>
            Try again
          </Button>
        )}
      </Stack>
    </div>
  );
}
