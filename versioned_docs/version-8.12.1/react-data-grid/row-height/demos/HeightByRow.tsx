import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

interface Session {
  id: number;
  time: string;
  title: string;
  kind: 'talk' | 'break';
}

const rows: Session[] = [
  { id: 1, time: '09:00', title: 'Welcome', kind: 'talk' },
  { id: 2, time: '09:30', title: 'Reading the soil', kind: 'talk' },
  { id: 3, time: '10:30', title: 'Coffee', kind: 'break' },
  { id: 4, time: '11:00', title: 'Bees above the city', kind: 'talk' },
  { id: 5, time: '12:00', title: 'Lunch', kind: 'break' },
  { id: 6, time: '13:15', title: 'Water in a dry year', kind: 'talk' },
];

const columns: GridColDef<Session>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'title', headerName: 'Session', flex: 1, minWidth: 150 },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.kind === 'break' ? 32 * densityFactor : null;
}

export default function HeightByRow() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Program"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getRowClassName={({ row }) => row.kind}
        hideFooter
        sx={{ '& .break': { fontStyle: 'italic', color: 'text.secondary' } }}
      />
    </div>
  );
}
