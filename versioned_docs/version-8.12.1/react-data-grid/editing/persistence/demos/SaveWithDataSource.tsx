import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Bus {
  id: number;
  line: string;
  driver: string;
}

const columns: GridColDef<Bus>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130, editable: true },
];

const firstBuses: Bus[] = [
  { id: 1, line: '28', driver: 'Rosa Almeida' },
  { id: 2, line: '714', driver: 'Samuel Tavares' },
  { id: 3, line: '732', driver: 'Anabela Cruz' },
];

export default function SaveWithDataSource() {
  const server = React.useRef({ buses: firstBuses, fails: false });
  const [fails, setFails] = React.useState(false);
  const [status, setStatus] = React.useState('Change a driver.');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 700));
    return {
      getRows: async () => {
        await wait();
        return { rows: server.current.buses, rowCount: server.current.buses.length };
      },
      updateRow: async ({ rowId, updatedRow }) => {
        setStatus('Saving…');
        await wait();
        if (server.current.fails) throw new Error('The server cannot be reached.');
        const { buses } = server.current;
        server.current.buses = buses.map((bus) =>
          bus.id === rowId ? { ...bus, ...updatedRow } : bus,
        );
        setStatus('Saved.');
        return updatedRow;
      },
    };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={
          <Switch
            checked={fails}
            onChange={(event) => {
              setFails(event.target.checked);
              server.current.fails = event.target.checked;
            }}
          />
        }
        sx={{ mb: 1 }}
      />
      <div style={{ height: 214 }}>
        <DataGrid
          label="Buses"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setStatus(`Not saved. ${error.message}`)}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
