import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

import { fetchRivers, type River } from './server';

const columns: GridColDef<River>[] = [
  {
    field: 'name',
    headerName: 'River',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'kilometers',
    headerName: 'Length, km',
    type: 'number',
    width: 130,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>='),
  },
];

interface Request {
  filterModel: GridFilterModel;
  fails: boolean;
}

interface Answer {
  to?: Request;
  rows: River[];
  error?: string;
}

export default function FilterOnServer() {
  const [request, setRequest] = React.useState<Request>({
    filterModel: { items: [] },
    fails: false,
  });
  const [answer, setAnswer] = React.useState<Answer>({ rows: [] });
  const loading = answer.to !== request;

  React.useEffect(() => {
    let current = true;
    fetchRivers(request.filterModel, request.fails).then(
      (rows) => current && setAnswer({ to: request, rows }),
      (error: Error) =>
        current && setAnswer(({ rows }) => ({ to: request, rows, error: error.message })),
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
      {/* As tall as the toolbar, the column headers, and five rows. */}
      <div style={{ height: 370 }}>
        <DataGrid
          label="Rivers"
          rows={answer.rows}
          columns={columns}
          filterMode="server"
          filterModel={request.filterModel}
          onFilterModelChange={(filterModel) => setRequest({ ...request, filterModel })}
          filterDebounceMs={400}
          loading={loading}
          slotProps={{ toolbar: { showQuickFilter: false } }}
          showToolbar
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {loading ? 'Loading…' : (answer.error ?? `${answer.rows.length} rivers found.`)}
      </Typography>
    </div>
  );
}
