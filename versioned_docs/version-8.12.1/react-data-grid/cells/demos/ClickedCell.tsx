import * as React from 'react';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Shipment {
  id: string;
  goods: string;
  weight: number;
}

const rows: Shipment[] = [
  { id: 'S-71', goods: 'Olive oil', weight: 1840 },
  { id: 'S-72', goods: 'Cork', weight: 620 },
  { id: 'S-73', goods: 'Tiles', weight: 5120 },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${(value / 1000).toFixed(2)} t`,
  },
];

export default function ClickedCell() {
  const [cell, setCell] = React.useState<GridCellParams<Shipment> | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Shipments"
          rows={rows}
          columns={columns}
          onCellClick={setCell}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {cell
          ? `Row ${cell.id}, column ${cell.field}: value ${String(cell.value)}, shown as ${String(cell.formattedValue)}`
          : 'Click a cell.'}
      </Typography>
    </div>
  );
}
