import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  station: string;
  hours: string;
  nurse: string;
}

const rows: Shift[] = [
  { id: 1, station: 'Ward 2', hours: '06–14', nurse: 'Ayşe Demir' },
  { id: 2, station: 'Ward 2', hours: '14–22', nurse: 'Piotr Zając' },
  { id: 3, station: 'Ward 2', hours: '22–06', nurse: 'Grace Mensah' },
  { id: 4, station: 'Ward 5', hours: '06–14', nurse: 'Léo Girard' },
  { id: 5, station: 'Ward 5', hours: '14–22', nurse: 'Mei Chen' },
];

const columns: GridColDef<Shift>[] = [
  { field: 'station', headerName: 'Station', width: 120, cellClassName: 'station' },
  { field: 'hours', headerName: 'Hours', width: 100 },
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 130 },
];

export default function SpanStyle() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Shifts"
        rows={rows}
        columns={columns}
        rowSpanning
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .station': { display: 'flex', alignItems: 'center', fontWeight: 'bold' },
          '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' },
        }}
      />
    </div>
  );
}
