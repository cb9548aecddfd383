import * as React from 'react';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Tenant {
  id: number;
  apartment: string;
  name: string;
  since: string;
  phone: string;
}

const rows: Tenant[] = [
  { id: 1, apartment: '1 A', name: 'Zsófia Kovács', since: '2019-04-01', phone: '+36 30 555 0114' },
  {
    id: 2,
    apartment: '1 B',
    name: 'Diego Restrepo',
    since: '2023-09-15',
    phone: '+36 20 555 0162',
  },
  { id: 3, apartment: '2 A', name: 'Amina Diallo', since: '2021-01-01', phone: '+36 70 555 0187' },
  { id: 4, apartment: '2 B', name: 'Lars Øverland', since: '2024-06-01', phone: '+36 30 555 0139' },
];

const columns: GridColDef<Tenant>[] = [
  { field: 'apartment', headerName: 'Apartment', width: 110 },
  { field: 'name', headerName: 'Tenant', flex: 1, minWidth: 150 },
];

export default function OpenTenant() {
  const [open, setOpen] = React.useState<Tenant | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Tenants"
          rows={rows}
          columns={columns}
          onRowClick={({ row }: GridRowParams<Tenant>) => setOpen(row)}
          onCellKeyDown={({ row }: GridCellParams<Tenant>, event) => {
            if (event.key === 'Enter') setOpen(row);
          }}
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {open
          ? `${open.name}, apartment ${open.apartment}, since ${open.since}. ${open.phone}`
          : 'Click a row, or press Enter on it.'}
      </Typography>
    </div>
  );
}
