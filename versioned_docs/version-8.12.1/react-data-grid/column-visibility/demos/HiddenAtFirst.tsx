import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  departs: string;
  gate: string;
  aircraft: string;
  operator: string;
}

const rows: Flight[] = [
  {
    id: 'FI 505',
    to: 'Tromsø',
    departs: '06:40',
    gate: 'A12',
    aircraft: 'A320',
    operator: 'Fjell Air',
  },
  {
    id: 'FI 118',
    to: 'Gdańsk',
    departs: '07:15',
    gate: 'B3',
    aircraft: 'E190',
    operator: 'Fjell Air',
  },
  {
    id: 'LX 662',
    to: 'Genève',
    departs: '08:05',
    gate: 'B7',
    aircraft: 'A220',
    operator: 'Alpina',
  },
  {
    id: 'TN 901',
    to: 'Tétouan',
    departs: '09:30',
    gate: 'C1',
    aircraft: 'ATR 72',
    operator: 'Tanja',
  },
];

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90 },
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'aircraft', headerName: 'Aircraft', width: 100 },
  { field: 'operator', headerName: 'Operated by', width: 120 },
];

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { aircraft: false, operator: false } },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
