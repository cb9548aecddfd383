import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Route {
  id: number;
  from: string;
  to: string;
  carrier: string;
  departs: string;
  arrives: string;
  gate: string;
}

const rows: Route[] = [
  {
    id: 1,
    from: 'Vilnius',
    to: 'Oslo',
    carrier: 'Baltika',
    departs: '06:40',
    arrives: '08:05',
    gate: 'A3',
  },
  {
    id: 2,
    from: 'Vilnius',
    to: 'Faro',
    carrier: 'Costa Air',
    departs: '07:10',
    arrives: '11:25',
    gate: 'B9',
  },
  {
    id: 3,
    from: 'Vilnius',
    to: 'Tbilisi',
    carrier: 'Kolkhi',
    departs: '09:55',
    arrives: '14:20',
    gate: 'C1',
  },
  {
    id: 4,
    from: 'Vilnius',
    to: 'Cork',
    carrier: 'Emerald',
    departs: '12:30',
    arrives: '13:45',
    gate: 'A7',
  },
];

const columns: GridColDef<Route>[] = [
  { field: 'from', headerName: 'From', width: 200 },
  { field: 'to', headerName: 'To', width: 200 },
  { field: 'carrier', headerName: 'Carrier', width: 200 },
  { field: 'departs', headerName: 'Departs', width: 200 },
  { field: 'arrives', headerName: 'Arrives', width: 200 },
  { field: 'gate', headerName: 'Gate', width: 200 },
];

export default function VisibleScrollbars() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        scrollbarSize={14}
        hideFooter
        sx={{
          '& .MuiDataGrid-scrollbar::-webkit-scrollbar': { width: 14, height: 14 },
          '& .MuiDataGrid-scrollbar::-webkit-scrollbar-thumb': {
            bgcolor: 'text.secondary',
            borderRadius: 7,
          },
        }}
      />
    </div>
  );
}
