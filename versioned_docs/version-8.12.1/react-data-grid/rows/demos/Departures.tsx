import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Departure {
  id: string;
  to: string;
  time: string;
  gate: string;
  passengers: number;
}

const rows: Departure[] = [
  { id: 'TP 1365', to: 'Lisboa', time: '06:40', gate: 'B12', passengers: 142 },
  { id: 'LO 282', to: 'Warszawa', time: '07:05', gate: 'A03', passengers: 118 },
  { id: 'SK 504', to: 'København', time: '07:20', gate: 'C21', passengers: 96 },
  { id: 'TK 1980', to: 'İstanbul', time: '07:55', gate: 'B07', passengers: 231 },
  { id: 'LX 317', to: 'Zürich', time: '08:10', gate: 'A11', passengers: 127 },
];

const columns: GridColDef<Departure>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'time', headerName: 'Departs', width: 100 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

export default function Departures() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Departures" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
