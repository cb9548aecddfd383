import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Station {
  id: number;
  name: string;
  rain: number;
  wind: number;
  battery: number;
}

const rows: Station[] = [
  { id: 1, name: 'Cairnwell', rain: 12.4, wind: 38, battery: 91 },
  { id: 2, name: 'Puerto Edén', rain: 47.1, wind: 22, battery: 64 },
  { id: 3, name: 'Vík', rain: 18.9, wind: 51, battery: 78 },
];

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'rain', headerName: 'Rain, mm', type: 'number', width: 100 },
  { field: 'wind', headerName: 'Wind, km/h', type: 'number', width: 110 },
  { field: 'battery', headerName: 'Battery, %', type: 'number', width: 110 },
];

export default function ShowDetails() {
  const apiRef = useGridApiRef();
  const [battery, setBattery] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Show the battery"
        control={<Switch checked={battery} />}
        onChange={(_event, checked) => apiRef.current?.setColumnVisibility('battery', checked)}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 214 }}>
        <DataGrid
          label="Weather stations"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { battery: false } } }}
          onColumnVisibilityModelChange={(model) => setBattery(model.battery !== false)}
          hideFooter
        />
      </div>
    </div>
  );
}
