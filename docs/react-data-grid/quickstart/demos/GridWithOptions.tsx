import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Room {
  id: number;
  name: string;
  beds: number;
  price: number;
  free: boolean;
}

const rows: Room[] = [
  { id: 101, name: 'Harbor', beds: 2, price: 145, free: true },
  { id: 102, name: 'Courtyard', beds: 1, price: 98, free: false },
  { id: 201, name: 'Garden', beds: 2, price: 128, free: true },
  { id: 202, name: 'Lighthouse', beds: 4, price: 260, free: true },
  { id: 203, name: 'Orangery', beds: 3, price: 190, free: true },
  { id: 301, name: 'Attic', beds: 1, price: 84, free: false },
  { id: 302, name: 'Belvedere', beds: 2, price: 172, free: true },
  { id: 303, name: 'Library', beds: 2, price: 134, free: false },
];

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 110, editable: true },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 90, editable: true },
];

export default function GridWithOptions() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const selected = rows.filter(
    (room) => selection.ids.has(room.id) === (selection.type === 'include'),
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 424 }}>
        <DataGrid
          label="Hotel rooms"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          showToolbar
          pageSizeOptions={[5, 10]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            sorting: { sortModel: [{ field: 'price', sort: 'asc' }] },
          }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Selected: {selected.map((room) => room.name).join(', ') || 'none'}
      </Typography>
    </div>
  );
}
