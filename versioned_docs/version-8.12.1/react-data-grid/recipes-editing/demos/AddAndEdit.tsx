import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Volunteer {
  id: number;
  name: string;
  task: string;
  isNew?: boolean;
}

const firstRows: Volunteer[] = [
  { id: 1, name: 'Bruna Teixeira', task: 'Kitchen' },
  { id: 2, name: 'Emre Aydın', task: 'Stage' },
];

const columns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, editable: true },
  {
    field: 'task',
    headerName: 'Task',
    type: 'singleSelect',
    valueOptions: ['Kitchen', 'Stage', 'Tickets'],
    width: 130,
    editable: true,
  },
];

export default function AddAndEdit() {
  const [rows, setRows] = React.useState(firstRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const adding = rows.some((row) => row.isNew);

  function add() {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, name: '', task: 'Kitchen', isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  }

  function processRowUpdate(edited: Volunteer) {
    const saved = { ...edited, isNew: false };
    setRows((old) => old.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  }

  const handleStop: GridEventListener<'rowEditStop'> = ({ id, reason }) => {
    if (reason === GridRowEditStopReasons.escapeKeyDown) {
      setRows((old) => old.filter((row) => row.id !== id || !row.isNew));
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" disabled={adding} onClick={add} sx={{ mb: 2 }}>
        Add a volunteer
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Volunteers"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleStop}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </div>
  );
}
