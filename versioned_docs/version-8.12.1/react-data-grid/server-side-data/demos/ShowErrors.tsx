import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  GridGetRowsError,
  useGridApiRef,
} from '@mui/x-data-grid';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Trip {
  id: string;
  to: string;
  seats: number;
}

const trips: Trip[] = [
  { id: 'RJ 60', to: 'Wien', seats: 41 },
  { id: 'EC 173', to: 'Budapest', seats: 7 },
  { id: 'NJ 466', to: 'Zürich', seats: 12 },
  { id: 'IC 310', to: 'Ljubljana', seats: 0 },
  { id: 'EC 105', to: 'Kraków', seats: 23 },
  { id: 'D 441', to: 'Košice', seats: 5 },
];

const columns: GridColDef<Trip>[] = [
  { field: 'id', headerName: 'Train', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 110 },
];

export default function ShowErrors() {
  const apiRef = useGridApiRef();
  const serverFails = React.useRef(false);
  const [error, setError] = React.useState<GridGetRowsError | null>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        setError(null);
        await new Promise((resolve) => setTimeout(resolve, 700));
        if (serverFails.current) throw new Error('The timetable does not answer.');
        return { rows: trips.slice(Number(start), end + 1), rowCount: trips.length };
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => (serverFails.current = event.target.checked)} />}
      />
      <div style={{ height: 266, marginBlock: 8 }}>
        <DataGrid
          label="Trains"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(cause) => {
            if (cause instanceof GridGetRowsError) setError(cause);
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
          pageSizeOptions={[3]}
          localeText={{ noRowsLabel: error ? 'Not loaded' : 'No trains' }}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
      <Box role="alert" sx={{ minHeight: 50 }}>
        {error && (
          <Alert
            severity="error"
            role="presentation"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => void apiRef.current?.dataSource.fetchRows()}
              >
                Try again
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
      </Box>
    </div>
  );
}
