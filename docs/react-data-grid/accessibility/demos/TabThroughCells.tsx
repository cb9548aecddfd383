import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  meter: string;
  apartment: string;
  value: number;
}

const rows: Reading[] = [
  { id: 1, meter: 'W-118', apartment: '1 left', value: 204.3 },
  { id: 2, meter: 'W-119', apartment: '1 right', value: 187.9 },
  { id: 3, meter: 'W-120', apartment: '2 left', value: 311.6 },
];

const columns: GridColDef<Reading>[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 90 },
  { field: 'apartment', headerName: 'Apartment', flex: 1, minWidth: 90 },
  { field: 'value', headerName: 'Water, m³', type: 'number', width: 120, editable: true },
];

export default function TabThroughCells() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Water meters"
        rows={rows}
        columns={columns}
        tabNavigation="content"
        hideFooter
      />
    </div>
  );
}
