import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Link from '@mui/material/Link';

interface Contact {
  id: number;
  name: string;
  email: string;
  desk: string;
}

const rows: Contact[] = [
  { id: 1, name: 'Ottilie Kraus', email: 'kraus@example.com', desk: 'A 12' },
  { id: 2, name: 'Yaw Mensah', email: 'mensah@example.com', desk: 'B 04' },
  { id: 3, name: 'Inês Sampaio', email: 'sampaio@example.com', desk: 'B 17' },
];

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 95 },
  {
    field: 'email',
    headerName: 'E-mail',
    width: 180,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  { field: 'desk', headerName: 'Desk', width: 70 },
];

export default function LinkColumn() {
  return (
    // As tall as the column headers and three rows.
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Contacts"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
