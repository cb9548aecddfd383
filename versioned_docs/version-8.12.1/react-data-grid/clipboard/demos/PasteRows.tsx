import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Guest {
  id: number;
  name: string;
  table: number;
}

const firstGuests: Guest[] = [
  { id: 1, name: 'Saoirse Kelly', table: 1 },
  { id: 2, name: 'Baraka Mwangi', table: 1 },
];

const columns: GridColDef<Guest>[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'table', headerName: 'Table', type: 'number', width: 90 },
];

/** Lines of a name and a table, with a tab between, as a sheet puts them into the clipboard. */
function parse(text: string) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [name = '', table = ''] = line.split('\t');
    return { name: name.trim(), table: Number(table) };
  });
}

export default function PasteRows() {
  const [rows, setRows] = React.useState(firstGuests);
  const [text, setText] = React.useState('Ioana Popescu\t2\nHenrik Dahl\t2\nMei Lin\tthree');
  const [status, setStatus] = React.useState('Change the lines, or paste cells from a sheet.');

  function add() {
    const guests = parse(text);
    const valid = guests.filter(({ name, table }) => name !== '' && Number.isInteger(table));
    setRows((old) => [
      ...old,
      ...valid.map((guest, index) => ({ ...guest, id: old.length + index + 1 })),
    ]);
    setText('');
    setStatus(`${valid.length} of ${guests.length} lines were added.`);
  }

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid label="Guests" rows={rows} columns={columns} hideFooter />
      </div>
      <Stack direction="row" useFlexGap sx={{ mt: 2, gap: 2, flexWrap: 'wrap' }}>
        <TextField
          label="Name, tab, table"
          multiline
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1, minWidth: 200 }}
        />
        <Button variant="outlined" onClick={add} sx={{ alignSelf: 'start' }}>
          Add lines
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
