import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { fetchBooks, type Book } from './server';

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
}

interface Answer {
  query?: Query;
  rows: Book[];
  total: number;
  error?: string;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: String },
];

const first: Query = { paginationModel: { page: 0, pageSize: 4 }, sortModel: [] };

export default function OwnRequests() {
  const [query, setQuery] = React.useState(first);
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], total: 0 });
  const serverFails = React.useRef(false);
  const loading = answer.query !== query;

  React.useEffect(() => {
    const controller = new AbortController();
    fetchBooks(query.paginationModel, query.sortModel, serverFails.current, controller.signal)
      .then(({ rows, total }) => setAnswer({ query, rows, total }))
      .catch((error: Error) => {
        if (!controller.signal.aborted) {
          setAnswer((before) => ({ ...before, query, error: error.message }));
        }
      });
    return () => controller.abort();
  }, [query]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => (serverFails.current = event.target.checked)} />}
      />
      <div style={{ height: 318, marginBlock: 8 }}>
        <DataGrid
          label="Books"
          columns={columns}
          rows={answer.rows}
          rowCount={answer.total}
          loading={loading}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) => setQuery({ ...query, paginationModel })}
          sortingMode="server"
          sortModel={query.sortModel}
          onSortModelChange={(sortModel) =>
            setQuery({ paginationModel: { ...query.paginationModel, page: 0 }, sortModel })
          }
          pageSizeOptions={[4]}
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
      <Stack direction="row" sx={{ minHeight: 36, alignItems: 'center', gap: 1 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {loading ? 'Asking the server…' : (answer.error ?? `${answer.total} books`)}
        </Typography>
        {!loading && answer.error && (
          <Button size="small" onClick={() => setQuery({ ...query })}>
            Try again
          </Button>
        )}
      </Stack>
    </div>
  );
}
