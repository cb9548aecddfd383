import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Shipment {
  id: string;
  cargo: string;
  port: string;
  weight: number;
}

const rows: Shipment[] = [
  { id: 'MX-204', cargo: 'Coffee, green, in bags', port: 'Buenaventura', weight: 38 },
  { id: 'MX-205', cargo: 'Ceramic tiles', port: 'Castelló', weight: 112 },
  { id: 'MX-206', cargo: 'Machine parts for wind turbines', port: 'Esbjerg', weight: 64 },
  { id: 'MX-207', cargo: 'Cocoa butter', port: 'Tema', weight: 21 },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 100, resizable: false },
  { field: 'cargo', headerName: 'Cargo', width: 140, minWidth: 90, maxWidth: 300 },
  { field: 'port', headerName: 'Port', width: 110 },
  { field: 'weight', headerName: 'Weight, t', type: 'number', width: 90 },
];

export default function ResizeColumns() {
  const [message, setMessage] = React.useState('No column resized yet.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Shipments"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} pixels.`)
          }
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {message}
      </Typography>
    </div>
  );
}
