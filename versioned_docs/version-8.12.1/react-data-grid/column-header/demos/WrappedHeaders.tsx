import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Apartment {
  id: number;
  street: string;
  area: number;
  heating: number;
  share: number;
}

const rows: Apartment[] = [
  { id: 1, street: 'Lindengasse 4/2', area: 64, heating: 71.4, share: 112 },
  { id: 2, street: 'Lindengasse 4/5', area: 82, heating: 68.9, share: 140 },
  { id: 3, street: 'Mozartplatz 1/3', area: 51, heating: 94.2, share: 98 },
];

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Apartment', flex: 1, minWidth: 85 },
  { field: 'area', headerName: 'Living area, m²', type: 'number', width: 75 },
  { field: 'heating', headerName: 'Heating per m² and year, kWh', type: 'number', width: 100 },
  { field: 'share', headerName: 'Share of common costs, €', type: 'number', width: 95 },
];

export default function WrappedHeaders() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        label="Apartments"
        rows={rows}
        columns={columns}
        columnHeaderHeight={82}
        disableColumnMenu
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.2 },
          '& .MuiDataGrid-columnHeader--numeric': { textAlign: 'end' },
        }}
        hideFooter
      />
    </div>
  );
}
