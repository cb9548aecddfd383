import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const cities = ['Porto', 'Gent', 'Malmö', 'Kaunas', 'Brno', 'Cork', 'Aarhus'];

const rows = Array.from({ length: 28 }, (_, index) => ({
  id: `P-${310 + index}`,
  city: cities[index % 7],
  weight: ((index * 37) % 210) / 10,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 120 },
];

export default function FillTheBox() {
  const [height, setHeight] = React.useState(420);

  return (
    <div style={{ width: '100%', height: 480 }}>
      <Typography id="grid-height" variant="body2">
        Height of the grid
      </Typography>
      <Slider
        aria-labelledby="grid-height"
        min={220}
        max={420}
        step={10}
        value={height}
        onChange={(_event, value) => setHeight(Number(value))}
      />
      <div style={{ height }}>
        <DataGrid label="Parcels" rows={rows} columns={columns} density="compact" autoPageSize />
      </div>
    </div>
  );
}
