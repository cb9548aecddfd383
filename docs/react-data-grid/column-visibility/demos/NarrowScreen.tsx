import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

interface Guest {
  id: number;
  name: string;
  room: string;
  arrives: string;
  leaves: string;
  breakfast: boolean;
}

const rows: Guest[] = [
  {
    id: 1,
    name: 'Aylin Demir',
    room: '204',
    arrives: '2025-05-02',
    leaves: '2025-05-05',
    breakfast: true,
  },
  {
    id: 2,
    name: 'Jonas Weiß',
    room: '117',
    arrives: '2025-05-02',
    leaves: '2025-05-03',
    breakfast: false,
  },
  {
    id: 3,
    name: 'Chiamaka Eze',
    room: '310',
    arrives: '2025-05-03',
    leaves: '2025-05-09',
    breakfast: true,
  },
  {
    id: 4,
    name: 'Camille Roux',
    room: '121',
    arrives: '2025-05-04',
    leaves: '2025-05-06',
    breakfast: true,
  },
];

const columns: GridColDef<Guest>[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', width: 80 },
  { field: 'arrives', headerName: 'Arrives', width: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 110 },
  { field: 'breakfast', headerName: 'Breakfast', type: 'boolean', width: 110 },
];

const allColumns = {};
const fewColumns = { leaves: false, breakfast: false };

export default function NarrowScreen() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Guests"
        rows={rows}
        columns={columns}
        columnVisibilityModel={narrow ? fewColumns : allColumns}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
