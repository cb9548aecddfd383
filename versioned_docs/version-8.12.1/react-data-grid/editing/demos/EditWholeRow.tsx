import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
  city: string;
}

const rows: Contact[] = [
  { id: 1, name: 'Ewa Kamińska', phone: '+48 22 555 0143', city: 'Warszawa' },
  { id: 2, name: 'Joaquín Vidal', phone: '+34 93 555 0117', city: 'Barcelona' },
  { id: 3, name: 'Aoife Kelly', phone: '+353 1 555 0170', city: 'Dublin' },
];

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'phone', headerName: 'Phone', width: 150, editable: true },
  { field: 'city', headerName: 'City', width: 120, editable: true },
];

export default function EditWholeRow() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Contacts" rows={rows} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
