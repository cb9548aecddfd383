import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Lake {
  id: number;
  name: string;
  depth: number;
}

const lakes: Lake[] = [
  { id: 1, name: 'Baikal', depth: 1642 },
  { id: 2, name: 'Tanganyika', depth: 1470 },
  { id: 3, name: 'Malawi', depth: 706 },
  { id: 4, name: 'Issyk-Kul', depth: 668 },
  { id: 5, name: 'Crater Lake', depth: 594 },
  { id: 6, name: 'Matano', depth: 590 },
  { id: 7, name: 'Hornindalsvatnet', depth: 514 },
  { id: 8, name: 'Tahoe', depth: 501 },
  { id: 9, name: 'Como', depth: 425 },
  { id: 10, name: 'Toba', depth: 505 },
  { id: 11, name: 'Titicaca', depth: 281 },
  { id: 12, name: 'Ohrid', depth: 288 },
];

const pageSize = 4;

// Stands in for a server. An answer takes 900 ms.
async function fetchLakes(page: number, fails: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  if (fails) throw new Error("The server doesn't answer.");
  return { rows: lakes.slice(page * pageSize, (page + 1) * pageSize), rowCount: lakes.length };
}

function createServer() {
  const responses = new Map<number, ReturnType<typeof fetchLakes>>();
  let isFailing = false;

  function load(page: number) {
    const response = responses.get(page) ?? fetchLakes(page, isFailing);
    responses.set(page, response);
    // Forget a response that failed, so that the page can be requested again.
    response.catch(() => responses.delete(page));
    return response;
  }

  return {
    getRows: async (page: number) => {
      const response = await load(page);
      if ((page + 1) * pageSize < response.rowCount) void load(page + 1);
      return response;
    },
    setFailing: (value: boolean) => {
      isFailing = value;
    },
  };
}

const columns: GridColDef<Lake>[] = [
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 140 },
  { field: 'depth', headerName: 'Depth, m', type: 'number', width: 120 },
];

export default function LoadAhead() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ paginationModel }) => {
        setError('');
        return server.getRows(paginationModel?.page ?? 0);
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => server.setFailing(event.target.checked)} />}
      />
      {/* As tall as the column headers, a page of four rows, and the footer. */}
      <div style={{ height: 318, marginBlock: 8 }}>
        <DataGrid
          label="Lakes"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
          localeText={{ noRowsLabel: error ? 'Not loaded' : 'No lakes' }}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
      <Stack direction="row" role="status" sx={{ minHeight: 36, alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">{error}</Typography>
        {error && (
          <Button size="small" onClick={() => void apiRef.current?.dataSource.fetchRows()}>
            Try again
          </Button>
        )}
      </Stack>
    </div>
  );
}
