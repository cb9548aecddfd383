import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Hana Novotná', role: 'Surgeon', city: 'Brno', phone: '+420 541 212' },
  { id: 2, name: 'Kwame Asante', role: 'Nurse', city: 'Gent', phone: '+32 9 233 47' },
  { id: 3, name: 'Elif Yıldız', role: 'Nurse', city: 'Brno', phone: '+420 541 377' },
  { id: 4, name: 'Mateus Carvalho', role: 'Pharmacist', city: 'Porto', phone: '+351 22 618' },
  { id: 5, name: 'Ingrid Solheim', role: 'Surgeon', city: 'Gent', phone: '+32 9 240 15' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 130 },
];

export default function SearchStaff() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Staff" rows={rows} columns={columns} showToolbar hideFooter />
    </div>
  );
}
