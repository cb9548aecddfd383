import * as React from 'react';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Reading {
  id: number;
  time: string;
  rain: number;
  wind: number;
}

const rows: Reading[] = [
  { id: 1, time: '06:00', rain: 0, wind: 12 },
  { id: 2, time: '09:00', rain: 1.4, wind: 18 },
  { id: 3, time: '12:00', rain: 3.8, wind: 27 },
  { id: 4, time: '15:00', rain: 2.1, wind: 31 },
  { id: 5, time: '18:00', rain: 0.3, wind: 22 },
];

const columns: GridColDef<Reading>[] = [
  { field: 'time', headerName: 'Time', flex: 1, minWidth: 80 },
  { field: 'rain', headerName: 'Rain, mm', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind, km/h', type: 'number', width: 120 },
];

export default function ChooseDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 414 }}>
        <DataGrid label="Weather" rows={rows} columns={columns} density={density} hideFooter />
      </div>
    </div>
  );
}
