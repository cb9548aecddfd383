import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Courier {
  id: number;
  name: string;
  vehicle: string;
  phone: string;
}

const rows: Courier[] = [
  { id: 1, name: 'Emeka Obi', vehicle: 'Cargo bike', phone: '+49 151 555 0118' },
  { id: 2, name: 'Lucía Ferrer', vehicle: 'Van', phone: '+49 160 555 0142' },
  { id: 3, name: 'Jonas Lindqvist', vehicle: 'Scooter', phone: '+49 171 555 0167' },
  { id: 4, name: 'Aylin Kaya', vehicle: 'Cargo bike', phone: '+49 152 555 0190' },
];

const columns: GridColDef<Courier>[] = [
  { field: 'name', headerName: 'Courier', flex: 1, minWidth: 140 },
  { field: 'vehicle', headerName: 'Vehicle', width: 130 },
];

export default function PickCourier() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const courier = rows.find(({ id }) => model.ids.has(id));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Couriers"
          rows={rows}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {courier ? `Call ${courier.name}: ${courier.phone}` : 'Nobody is picked.'}
      </Typography>
    </div>
  );
}
