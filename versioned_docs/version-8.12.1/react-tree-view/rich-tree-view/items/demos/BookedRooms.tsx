import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

interface Room {
  id: string;
  label: string;
  booked?: boolean;
  children?: Room[];
}

const rooms: Room[] = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      { id: 'aalto', label: 'Aalto, 12 seats' },
      { id: 'hadid', label: 'Hadid, 8 seats', booked: true },
      { id: 'niemeyer', label: 'Niemeyer, 20 seats' },
    ],
  },
  {
    id: 'south',
    label: 'South wing (closed)',
    booked: true,
    children: [{ id: 'tange', label: 'Tange, 6 seats' }],
  },
  { id: 'roof', label: 'Roof terrace' },
];

const isBooked = (room: Room) => Boolean(room.booked);

export default function BookedRooms() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Meeting rooms"
        items={rooms}
        isItemDisabled={isBooked}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['north', 'south']}
      />
      <FormControlLabel
        sx={{ mt: 2 }}
        label="disabledItemsFocusable"
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
      />
    </Box>
  );
}
