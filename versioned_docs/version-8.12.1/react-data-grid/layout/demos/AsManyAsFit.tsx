import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Bus {
  id: number;
  line: string;
  to: string;
  leaves: string;
}

const stops = ['Harbor', 'Old Town', 'Hospital', 'University'];

const rows = Array.from({ length: 16 }, (_row, id): Bus => ({
  id,
  line: String(10 + (id % 5)),
  to: stops[id % stops.length] ?? '',
  leaves: `${8 + Math.floor(id / 4)}:${String((id % 4) * 15).padStart(2, '0')}`,
}));

const columns: GridColDef<Bus>[] = [
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
];

export default function AsManyAsFit() {
  const [height, setHeight] = React.useState(320);

  return (
    <div style={{ width: '100%', minHeight: 485 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={height}
        aria-label="Height"
        onChange={(_event, next: number | null) => next && setHeight(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={320}>Low</ToggleButton>
        <ToggleButton value={425}>High</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid label="Buses" rows={rows} columns={columns} autoPageSize />
      </div>
    </div>
  );
}
