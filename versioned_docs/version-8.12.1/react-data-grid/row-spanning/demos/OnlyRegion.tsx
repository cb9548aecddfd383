import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Branch {
  id: number;
  region: string;
  city: string;
  staff: number;
  open: boolean;
}

const rows: Branch[] = [
  { id: 1, region: 'Galicia', city: 'Vigo', staff: 12, open: true },
  { id: 2, region: 'Galicia', city: 'Lugo', staff: 12, open: true },
  { id: 3, region: 'Asturias', city: 'Gijón', staff: 9, open: true },
  { id: 4, region: 'Asturias', city: 'Avilés', staff: 9, open: false },
  { id: 5, region: 'Asturias', city: 'Oviedo', staff: 15, open: false },
];

const never = () => null;

const columns: GridColDef<Branch>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90, rowSpanValueGetter: never },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 80, rowSpanValueGetter: never },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 80, rowSpanValueGetter: never },
];

export default function OnlyRegion() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Branches"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
