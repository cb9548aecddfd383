import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  site: string;
  ph: number;
  turbidity: number;
  oxygen: number;
}

const rows: Reading[] = [
  { id: 1, site: 'Alzette, Hesperange', ph: 7.9, turbidity: 4.2, oxygen: 9.8 },
  { id: 2, site: 'Sauer, Diekirch', ph: 8.1, turbidity: 2.7, oxygen: 10.4 },
  { id: 3, site: 'Our, Vianden', ph: 7.6, turbidity: 1.9, oxygen: 11.1 },
  { id: 4, site: 'Syre, Mertert', ph: 8.3, turbidity: 6.5, oxygen: 8.7 },
];

const columns: GridColDef<Reading>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'ph', headerName: 'pH', type: 'number', width: 75 },
  {
    field: 'turbidity',
    headerName: 'NTU',
    description: 'Turbidity in nephelometric units: the higher, the cloudier',
    type: 'number',
    width: 75,
  },
  {
    field: 'oxygen',
    headerName: 'O₂',
    description: 'Dissolved oxygen, milligrams per liter',
    type: 'number',
    width: 75,
  },
];

export default function HeaderTexts() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Water quality" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
