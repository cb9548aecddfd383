import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Contact {
  id: number;
  name: string;
  mail: string;
  city: string;
}

const rows: Contact[] = [
  { id: 1, name: 'Beatriz Sousa', mail: 'beatriz@farol.example', city: 'Aveiro' },
  { id: 2, name: 'Dmytro Bondar', mail: 'dmytro@kalyna.example', city: 'Lviv' },
  { id: 3, name: 'Noor van Dijk', mail: 'noor@polder.example', city: 'Utrecht' },
];

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'mail', headerName: 'E-mail', flex: 1, minWidth: 180 },
  { field: 'city', headerName: 'City', width: 100 },
];

export default function CopyContacts() {
  const [copied, setCopied] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Contacts"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mt: 1.5, minHeight: 48, overflow: 'auto', typography: 'body2' }}
      >
        {copied || 'Click a cell and press Ctrl or ⌘ + C.'}
      </Box>
    </div>
  );
}
