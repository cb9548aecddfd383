import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Score {
  id: number;
  team: string;
  played: number;
  points: number;
}

const rows: Score[] = [
  { id: 1, team: 'Reykjavík Puffins', played: 12, points: 29 },
  { id: 2, team: 'Turku Herons', played: 12, points: 24 },
  { id: 3, team: 'Ghent Swifts', played: 11, points: 22 },
];

const columns: GridColDef<Score>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 130 },
  { field: 'played', headerName: 'Played', type: 'number', width: 76 },
  { field: 'points', headerName: 'Points', type: 'number', width: 76 },
];

export default function CopyButton() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState('Selected rows are copied, or all.');

  async function copy() {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t', escapeFormulas: false }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied with headers. Paste it into a sheet.');
    } catch {
      setStatus('The browser did not allow it. Press Ctrl or ⌘ + C in the grid.');
    }
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void copy()} sx={{ mb: 2 }}>
        Copy table
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          label="Standings"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
