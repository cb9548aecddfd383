import * as React from 'react';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Tide {
  id: number;
  harbor: string;
  high: string;
  low: string;
  range: number;
}

const rows: Tide[] = [
  { id: 1, harbor: 'Saint-Malo', high: '06:12', low: '12:58', range: 11.4 },
  { id: 2, harbor: 'Bristol', high: '07:05', low: '13:20', range: 12.3 },
  { id: 3, harbor: 'Leixões', high: '03:44', low: '09:51', range: 2.9 },
  { id: 4, harbor: 'Bergen', high: '10:30', low: '04:17', range: 1.1 },
];

const columns: GridColDef<Tide>[] = [
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 100 },
  { field: 'high', headerName: 'High', width: 70 },
  { field: 'low', headerName: 'Low', width: 70 },
  { field: 'range', headerName: 'Range, m', type: 'number', width: 90 },
];

export default function ReadWithKeys() {
  const [key, setKey] = React.useState('Click a cell, then press arrow keys.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Tides on 14 March"
          rows={rows}
          columns={columns}
          onCellKeyDown={({ field, row }: GridCellParams<Tide>, event) =>
            setKey(`${event.key === ' ' ? 'Space' : event.key} in ${field} of ${row.harbor}`)
          }
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {key}
      </Typography>
    </div>
  );
}
