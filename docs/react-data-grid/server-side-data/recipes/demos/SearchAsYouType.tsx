import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Station {
  id: number;
  name: string;
  country: string;
}

const stations: Station[] = [
  { id: 1, name: 'Amsterdam Centraal', country: 'Netherlands' },
  { id: 2, name: 'Antwerpen-Centraal', country: 'Belgium' },
  { id: 3, name: 'Barcelona Sants', country: 'Spain' },
  { id: 4, name: 'Basel SBB', country: 'Switzerland' },
  { id: 5, name: 'Helsinki', country: 'Finland' },
  { id: 6, name: 'Malmö C', country: 'Sweden' },
  { id: 7, name: 'Praha hl. n.', country: 'Czechia' },
];

// Stands in for `fetch` and a server. An answer takes 900 ms.
function fetchStations(text: string, signal: AbortSignal) {
  const found = stations.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return new Promise<Station[]>((resolve, reject) => {
    setTimeout(() => resolve(found), 900);
    signal.addEventListener('abort', () => reject(new Error('Canceled.')));
  });
}

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function SearchAsYouType() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState(0);
  const [canceled, setCanceled] = React.useState(0);
  const latest = React.useRef<AbortController>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async () => {
        latest.current?.abort();
        const controller = new AbortController();
        latest.current = controller;
        controller.signal.addEventListener('abort', () => setCanceled((count) => count + 1));
        setSent((count) => count + 1);
        const rows = await fetchStations(text, controller.signal);
        latest.current = null;
        return { rows, rowCount: rows.length };
      },
    }),
    [text],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        size="small"
        label="Search stations"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* As tall as the column headers and five rows. */}
      <div style={{ height: 318, marginBlock: 12 }}>
        <DataGrid
          label="Stations"
          columns={columns}
          dataSource={dataSource}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Requests: {sent}, canceled: {canceled}
      </Typography>
    </div>
  );
}
