import Box from '@mui/material/Box';
import Icon, { type IconProps } from '@mui/material/Icon';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type SlotIconProps = Pick<IconProps, 'className' | 'fontSize'>;

interface Room {
  id: number;
  name: string;
  seats: number;
  use: string;
  /** As it is stored with the room: a name from the font. */
  icon: string;
}

const rows: Room[] = [
  { id: 1, name: 'Atelier', seats: 14, use: 'Painting', icon: 'palette' },
  { id: 2, name: 'Ceilidh Hall', seats: 120, use: 'Concerts', icon: 'music_note' },
  { id: 3, name: 'Küche', seats: 10, use: 'Cooking', icon: 'soup_kitchen' },
  { id: 4, name: 'Sala Azul', seats: 32, use: 'Talks', icon: 'mic' },
  { id: 5, name: 'Tatami', seats: 18, use: 'Judo', icon: 'sports_martial_arts' },
];

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  {
    field: 'use',
    headerName: 'Use',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row, value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
        <Icon color="action">{row.icon}</Icon>
        {value}
      </Box>
    ),
  },
];

function Ascending(props: SlotIconProps) {
  return <Icon {...props}>expand_less</Icon>;
}

function Descending(props: SlotIconProps) {
  return <Icon {...props}>expand_more</Icon>;
}

function ColumnMenu(props: SlotIconProps) {
  return <Icon {...props}>more_horiz</Icon>;
}

const slots = {
  columnSortedAscendingIcon: Ascending,
  columnSortedDescendingIcon: Descending,
  columnMenuIcon: ColumnMenu,
};

export default function FontIcons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Rooms"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'seats', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
