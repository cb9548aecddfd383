import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import SaveIcon from '@mui/icons-material/Check';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Member {
  id: string;
  name: string;
  phone: string;
  isNew?: boolean;
}

const firstRows: Member[] = [
  { id: 'm-1', name: 'Tomasz Lis', phone: '555-0121' },
  { id: 'm-2', name: 'Ngozi Udeh', phone: '555-0164' },
  { id: 'm-3', name: 'Elin Berg', phone: '555-0187' },
];

// Stands in for the requests that create, update, and delete a member.
async function request(fails: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (fails) throw new Error('The server cannot be reached.');
}

export default function ManageMembers() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [toDelete, setToDelete] = React.useState<Member | null>(null);
  const [fails, setFails] = React.useState(false);
  const [status, setStatus] = React.useState('Add, edit, or delete a member.');

  function add() {
    const id = crypto.randomUUID();
    setRows((old) => [...old, { id, name: '', phone: '', isNew: true }]);
    setModes((old) => ({ ...old, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  }

  const removeIfNew = (id: GridRowId) =>
    setRows((old) => old.filter((row) => row.id !== id || !row.isNew));

  async function save(edited: Member) {
    if (edited.name.trim() === '') throw new Error('Enter a name.');
    setStatus('Saving…');
    await request(fails);
    const saved = { ...edited, isNew: false };
    setRows((old) => old.map((row) => (row.id === saved.id ? saved : row)));
    setStatus(`${saved.name} is saved.`);
    return saved;
  }

  async function remove({ id, name }: Member) {
    setToDelete(null);
    setStatus('Deleting…');
    try {
      await request(fails);
      setRows((old) => old.filter((row) => row.id !== id));
      setStatus(`${name} is deleted.`);
    } catch {
      setStatus(`${name} is not deleted. The server cannot be reached.`);
    }
  }

  const columns = React.useMemo<GridColDef<Member>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 110,
        editable: true,
      },
      { field: 'phone', headerName: 'Phone', width: 110, editable: true },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => {
          const name = row.name || 'new member';
          const close = (ignoreModifications: boolean) =>
            setModes((old) => ({ ...old, [id]: { mode: GridRowModes.View, ignoreModifications } }));
          return modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save ${name}`}
                  onClick={() => close(false)}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CancelIcon />}
                  label={`Cancel ${name}`}
                  onClick={() => {
                    close(true);
                    removeIfNew(id);
                  }}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit ${name}`}
                  onClick={() =>
                    setModes((old) => ({
                      ...old,
                      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
                    }))
                  }
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label={`Delete ${name}`}
                  onClick={() => setToDelete(row)}
                />,
              ];
        },
      },
    ],
    [modes],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Button variant="outlined" disabled={rows.some((row) => row.isNew)} onClick={add}>
          Add a member
        </Button>
        <FormControlLabel
          label="The server fails"
          control={<Switch checked={fails} onChange={(_event, checked) => setFails(checked)} />}
        />
      </Stack>
      <div style={{ height: 319 }}>
        <DataGrid
          label="Members"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
            if (reason === GridRowEditStopReasons.escapeKeyDown) removeIfNew(id);
          }}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setStatus(`Not saved. ${error.message}`)}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
      {toDelete && (
        <Dialog open aria-labelledby="delete-member" onClose={() => setToDelete(null)}>
          <DialogTitle id="delete-member">Delete {toDelete.name}?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setToDelete(null)}>Keep</Button>
            <Button color="error" onClick={() => void remove(toDelete)}>
              Delete
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
