import * as React from 'react';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Passenger {
  id: number;
  name: string;
  seat: string;
  bags: number;
}

const rows: Passenger[] = [
  { id: 1, name: 'Nadia Benali', seat: '3A', bags: 1 },
  { id: 2, name: 'Tomasz Wrona', seat: '3B', bags: 0 },
  { id: 3, name: 'Grace Mbeki', seat: '7F', bags: 2 },
  { id: 4, name: 'Ravi Iyer', seat: '12C', bags: 1 },
];

const columns: GridColDef<Passenger>[] = [
  { field: 'name', headerName: 'Passenger', flex: 1, minWidth: 130 },
  { field: 'seat', headerName: 'Seat', width: 90 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
];

export default function BoardingList() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>();
  const [cell, setCell] = React.useState('none');

  return (
    <div style={{ width: '100%' }}>
      {/* As tall as the column headers and four rows. */}
      <div style={{ height: 266 }}>
        <DataGrid
          label="Passengers"
          rows={rows}
          columns={columns}
          onRowSelectionModelChange={setSelected}
          onCellClick={({ field, row }: GridCellParams<Passenger>) =>
            setCell(`${field} of ${row.name}`)
          }
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Selected rows: {selected?.ids.size ?? 0}. Clicked cell: {cell}.
      </Typography>
    </div>
  );
}
