import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

import { type Bus, fetchBuses } from './server';

const columns: GridColDef<Bus>[] = [
  { field: 'time', headerName: 'Departs', width: 100 },
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
];

interface Answer {
  to?: object;
  rows: Bus[];
  total: number;
  error?: string;
}

export default function ServerPages() {
  const [request, setRequest] = React.useState({ page: 0, pageSize: 5, fails: false });
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], total: 0 });
  const loading = answer.to !== request;

  React.useEffect(() => {
    let current = true;
    fetchBuses(request).then(
      ({ rows, total }) => current && setAnswer({ to: request, rows, total }),
      (error: Error) =>
        current && setAnswer((last) => ({ ...last, to: request, rows: [], error: error.message })),
    );
    return () => {
      current = false;
    };
  }, [request]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch />}
        checked={request.fails}
        onChange={(_event, fails) => setRequest({ ...request, fails })}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          label="Departures"
          rows={answer.rows}
          columns={columns}
          paginationMode="server"
          rowCount={answer.total}
          paginationModel={{ page: request.page, pageSize: request.pageSize }}
          onPaginationModelChange={(model) => setRequest({ ...request, ...model })}
          pageSizeOptions={[5, 10]}
          loading={loading}
          disableColumnFilter
          disableColumnSorting
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {loading ? 'Asking the server…' : (answer.error ?? `The server has ${answer.total} buses.`)}
      </Typography>
    </div>
  );
}
