import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import BoltIcon from '@mui/icons-material/Bolt';
import OpacityIcon from '@mui/icons-material/Opacity';
import Stack from '@mui/material/Stack';
import type { SvgIconComponent } from '@mui/icons-material';

interface Flat {
  id: string;
  tenant: string;
  power: number;
  water: number;
}

const rows: Flat[] = [
  { id: '1 A', tenant: 'Familie Öztürk', power: 214, water: 9.6 },
  { id: '1 B', tenant: 'Grażyna Lis', power: 121, water: 3.9 },
  { id: '2 A', tenant: 'Ahmad Rahimi', power: 187, water: 7.2 },
];

function header(Icon: SvgIconComponent, text: string) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, fontWeight: 'fontWeightMedium' }}>
      <Icon fontSize="small" color="primary" aria-hidden />
      {text}
    </Stack>
  );
}

const columns: GridColDef<Flat>[] = [
  { field: 'id', headerName: 'Flat', width: 60 },
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 95 },
  {
    field: 'power',
    headerName: 'Power, kWh',
    type: 'number',
    width: 105,
    renderHeader: () => header(BoltIcon, 'kWh'),
  },
  {
    field: 'water',
    headerName: 'Water, m³',
    type: 'number',
    width: 95,
    renderHeader: () => header(OpacityIcon, 'm³'),
  },
];

export default function DrawnHeaders() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Meter readings" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
