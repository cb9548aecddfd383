import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Room {
  id: number;
  name: string;
  seats: number;
  version: number;
}

const rows: Room[] = [
  { id: 1, name: 'Library', seats: 24, version: 1 },
  { id: 2, name: 'Workshop', seats: 12, version: 1 },
  { id: 3, name: 'Auditorium', seats: 180, version: 1 },
];

// Stands in for a server. It counts the versions of a room and takes 800 ms.
function saveRoom(room: Room, fails: boolean) {
  return new Promise<Room>((resolve, reject) => {
    setTimeout(() => {
      if (fails) reject(new Error('The server cannot be reached.'));
      else resolve({ ...room, version: room.version + 1 });
    }, 800);
  });
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90, editable: true },
  { field: 'version', headerName: 'Version', type: 'number', width: 90 },
];

export default function SaveToServer() {
  const [fails, setFails] = React.useState(false);
  const [status, setStatus] = React.useState('Change a room.');

  async function processRowUpdate(room: Room) {
    setStatus('Saving…');
    const saved = await saveRoom(room, fails);
    setStatus(`${saved.name} is saved.`);
    return saved;
  }

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch checked={fails} onChange={(event) => setFails(event.target.checked)} />}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 214 }}>
        <DataGrid
          label="Rooms"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setStatus(`Not saved. ${error.message}`)}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
