import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Train {
  id: string;
  route: string;
  departs: string;
  arrives: string;
}

const rows: Train[] = [
  { id: 'ICE 9', route: 'Berlin – München', departs: '08:05', arrives: '12:02' },
  { id: 'TGV 61', route: 'Paris – Lyon', departs: '09:30', arrives: '11:28' },
  { id: 'AVE 3', route: 'Madrid – Sevilla', departs: '07:15', arrives: '09:47' },
  { id: 'IC 520', route: 'Zürich – Genève', departs: '10:02', arrives: '12:45' },
  { id: 'IC 610', route: 'Torino – Lecce', departs: '06:50', arrives: '17:15' },
];

function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const columns: GridColDef<Train>[] = [
  { field: 'id', headerName: 'Train', width: 100 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  { field: 'departs', headerName: 'Departs', width: 100 },
  { field: 'arrives', headerName: 'Arrives', width: 100 },
  {
    field: 'duration',
    headerName: 'Duration',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => toMinutes(row.arrives) - toMinutes(row.departs),
    valueFormatter: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  },
];

export default function SortByDuration() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Trains"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'duration', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
