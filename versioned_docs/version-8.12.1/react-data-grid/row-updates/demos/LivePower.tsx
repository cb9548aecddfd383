import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Turbine {
  id: string;
  site: string;
  kilowatts: number;
}

const rows: Turbine[] = [
  { id: 'W-01', site: 'Skagen', kilowatts: 1820 },
  { id: 'W-02', site: 'Skagen', kilowatts: 1764 },
  { id: 'W-03', site: 'Tarifa', kilowatts: 2105 },
  { id: 'W-04', site: 'Tarifa', kilowatts: 2240 },
];

// Stands in for a socket: each message names one turbine.
const messages = [
  { id: 'W-02', kilowatts: 1790 },
  { id: 'W-04', kilowatts: 2188 },
  { id: 'W-01', kilowatts: 1834 },
  { id: 'W-03', kilowatts: 2096 },
  { id: 'W-02', kilowatts: 1755 },
  { id: 'W-04', kilowatts: 2251 },
];

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 100 },
  { field: 'kilowatts', headerName: 'Power, kW', type: 'number', width: 130 },
];

export default function LivePower() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = React.useState(false);
  const received = React.useRef(0);

  React.useEffect(() => {
    if (!listening) return undefined;
    const timer = setInterval(() => {
      const message = messages[received.current % messages.length];
      received.current += 1;
      if (message) apiRef.current?.updateRows([message]);
    }, 700);
    return () => clearInterval(timer);
  }, [apiRef, listening]);

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setListening(!listening)} sx={{ mb: 2 }}>
        {listening ? 'Stop' : 'Listen to the turbines'}
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Turbines"
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'kilowatts', sort: 'desc' }] } }}
          hideFooter
        />
      </div>
    </div>
  );
}
