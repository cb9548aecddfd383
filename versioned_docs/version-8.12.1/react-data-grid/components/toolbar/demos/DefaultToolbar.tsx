import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  gate: string;
  departs: string;
  delay: number;
}

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'departs', headerName: 'Departs', width: 100 },
  { field: 'delay', headerName: 'Delay, min', type: 'number', width: 110 },
];

const rows: Flight[] = [
  { id: 'TP 354', to: 'Lisboa', gate: 'A4', departs: '09:10', delay: 0 },
  { id: 'LO 401', to: 'Warszawa', gate: 'B12', departs: '09:35', delay: 25 },
  { id: 'TK 1590', to: 'İstanbul', gate: 'C3', departs: '10:05', delay: 0 },
  { id: 'ET 707', to: 'Addis Ababa', gate: 'C9', departs: '10:40', delay: 55 },
  { id: 'SK 672', to: 'Göteborg', gate: 'A7', departs: '11:15', delay: 10 },
];

export default function DefaultToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Departures" rows={rows} columns={columns} showToolbar hideFooter />
    </div>
  );
}
