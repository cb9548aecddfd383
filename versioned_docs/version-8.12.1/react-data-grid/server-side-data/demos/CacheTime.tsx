import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  GridDataSourceCacheDefault,
} from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface Tide {
  id: number;
  port: string;
  meters: number;
}

const ports = ['Brest', 'Cádiz', 'Dover', 'Esbjerg', 'Galway', 'Lisboa', 'Ostend', 'Wexford'];
const tides: Tide[] = ports.map((port, index) => ({
  id: index + 1,
  port,
  meters: Number((1.6 + ((index * 13) % 9) * 0.5).toFixed(1)),
}));

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'meters', headerName: 'High water, m', type: 'number', width: 140 },
];

const caches = {
  none: null,
  short: new GridDataSourceCacheDefault({ ttl: 5_000 }),
  long: new GridDataSourceCacheDefault({ ttl: 300_000 }),
};

export default function CacheTime() {
  const [cache, setCache] = React.useState<keyof typeof caches>('long');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        setRequests((count) => count + 1);
        await new Promise((resolve) => setTimeout(resolve, 700));
        return { rows: tides.slice(Number(start), end + 1), rowCount: tides.length };
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Keep responses for"
        value={cache}
        onChange={(_event, value: keyof typeof caches | null) => setCache(value ?? cache)}
      >
        <ToggleButton value="none">No cache</ToggleButton>
        <ToggleButton value="short">5 seconds</ToggleButton>
        <ToggleButton value="long">5 minutes</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 318, marginBlock: 12 }}>
        <DataGrid
          label="Tides"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={caches[cache]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Requests to the server: {requests}
      </Typography>
    </div>
  );
}
