import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';

interface Pump {
  id: number;
  pump: string;
  state: 'Running' | 'Warm' | 'Stopped';
  celsius: number;
}

const columns: GridColDef<Pump>[] = [
  { field: 'pump', headerName: 'Pump', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'celsius', headerName: 'Bearing, °C', type: 'number', width: 130 },
];

const rows: Pump[] = [
  { id: 1, pump: 'Kaplica North', state: 'Running', celsius: 41 },
  { id: 2, pump: 'Kaplica South', state: 'Warm', celsius: 68 },
  { id: 3, pump: 'Weir 3', state: 'Stopped', celsius: 19 },
  { id: 4, pump: 'Lock 1', state: 'Running', celsius: 44 },
];

const edge = (color: 'success' | 'warning' | 'error') => ({
  '& .MuiDataGrid-cell[data-colindex="0"]': {
    borderInlineStart: '4px solid',
    borderInlineStartColor: (theme: Theme) => (theme.vars ?? theme).palette[color].main,
  },
});

export default function StatusEdge() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Pumps"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => `state-${row.state}`}
        sx={{
          '& .state-Running': edge('success'),
          '& .state-Warm': edge('warning'),
          '& .state-Stopped': { ...edge('error'), color: 'text.secondary' },
        }}
      />
    </div>
  );
}
