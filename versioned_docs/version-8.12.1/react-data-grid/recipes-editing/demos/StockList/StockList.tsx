import * as React from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { apply, type Change, createServer, type Part, reversed } from './server';

function problemWith({ id, part, stock }: Part, rows: readonly Part[]) {
  if (part.trim() === '') return 'Enter a name.';
  if (rows.some((row) => row.part === part.trim() && row.id !== id))
    return `${part} exists already.`;
  return Number.isInteger(stock) && stock >= 0 ? '' : 'Enter a whole number, 0 or more.';
}

export default function StockList() {
  const [server] = React.useState(createServer);
  const [rows, setRows] = React.useState<readonly Part[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [history, setHistory] = React.useState<readonly Change[]>([]);
  const [name, setName] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [status, setStatus] = React.useState('Add, edit, or delete a part.');

  const read = React.useCallback(() => {
    server
      .read()
      .then(setRows, (error: Error) => setStatus(`Not loaded. ${error.message}`))
      .finally(() => setLoading(false));
  }, [server]);

  React.useEffect(read, [read]);

  // Shows the change, then sends it. `undone` is the entry of the history that it reverses.
  const commit = React.useCallback(
    async (change: Change, undone?: Change) => {
      setRows((old) => apply(old, change));
      setHistory((old) => (undone ? old.filter((entry) => entry !== undone) : [...old, change]));
      setStatus('Saving…');
      try {
        await server.write(change);
        setStatus(undone ? 'Undone.' : 'Saved.');
      } catch (error) {
        setRows((old) => apply(old, reversed(change)));
        setHistory((old) => (undone ? [...old, undone] : old.filter((entry) => entry !== change)));
        setStatus(`Not saved. ${error instanceof Error ? error.message : ''}`);
      }
    },
    [server],
  );

  function create(event: React.FormEvent) {
    event.preventDefault();
    const after = { id: crypto.randomUUID(), part: name.trim(), stock: 0 };
    const found = problemWith(after, rows);
    setProblem(found);
    if (found) return;
    setName('');
    void commit({ after });
  }

  function update(after: Part, before: Part) {
    const found = problemWith(after, rows);
    if (found) throw new Error(found);
    if (after.part === before.part && after.stock === before.stock) return before;
    void commit({ before, after });
    return after;
  }

  function undo() {
    const last = history.at(-1);
    if (last) void commit(reversed(last), last);
  }

  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      { field: 'part', headerName: 'Part', flex: 1, minWidth: 120, editable: true },
      { field: 'stock', headerName: 'In stock', type: 'number', width: 90, editable: true },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 74,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.part}`}
            onClick={() => void commit({ before: row })}
          />,
        ],
      },
    ],
    [commit],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        useFlexGap
        sx={{ alignItems: 'flex-start', gap: 1 }}
        onSubmit={create}
        noValidate
      >
        <TextField
          label="New part"
          size="small"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem !== ''}
          helperText={problem || ' '}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40 }}>
          Add
        </Button>
      </Stack>
      <div style={{ height: 319 }}>
        <DataGrid
          label="Parts in stock"
          rows={rows}
          columns={columns}
          loading={loading}
          initialState={{ sorting: { sortModel: [{ field: 'part', sort: 'asc' }] } }}
          processRowUpdate={update}
          onProcessRowUpdateError={(error: Error) => setStatus(`Not saved. ${error.message}`)}
          hideFooter
        />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, my: 1 }}>
        <Button onClick={undo} disabled={history.length === 0}>
          Undo
        </Button>
        <Button
          onClick={() => {
            setLoading(true);
            read();
          }}
        >
          Reload
        </Button>
        <FormControlLabel
          label="The server fails"
          control={<Switch onChange={(_event, checked) => server.setFails(checked)} />}
          sx={{ mx: 0 }}
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
