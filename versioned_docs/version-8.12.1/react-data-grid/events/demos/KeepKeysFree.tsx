import * as React from 'react';
import { DataGrid, GridCellEditStartReasons, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'lap', headerName: 'Lap, s', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, name: 'Amara Diallo', lap: 71.4 },
  { id: 2, name: 'Jiří Kovář', lap: 70.9 },
  { id: 3, name: 'Sunniva Berg', lap: 72.2 },
];

export default function KeepKeysFree() {
  const [typingStarts, setTypingStarts] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch checked={typingStarts} onChange={(_event, checked) => setTypingStarts(checked)} />
        }
        label="A letter starts editing"
      />
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Laps"
          rows={rows}
          columns={columns}
          onCellEditStart={({ reason }, event) => {
            if (reason === GridCellEditStartReasons.printableKeyDown && !typingStarts) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
