import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Task {
  id: number;
  room: string;
  task: string;
}

const tasks = ['Change the bulbs', 'Repair the blind', 'Oil the hinges', 'Paint the window'];

function makeTask(id: number): Task {
  return { id, room: `Room ${101 + ((id * 7) % 19)}`, task: tasks[id % tasks.length] ?? '' };
}

const firstTasks = Array.from({ length: 12 }, (_, index) => makeTask(index + 1));

const columns: GridColDef<Task>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
];

export default function AddAndShow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(firstTasks);
  const [addedId, setAddedId] = React.useState<number | null>(null);

  React.useEffect(() => {
    if (addedId === null) return undefined;
    apiRef.current?.setCellFocus(addedId, 'task');
    // The grid knows the row by now, and its place after the next paint.
    const frame = requestAnimationFrame(() => {
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(addedId);
      apiRef.current?.scrollToIndexes({ rowIndex });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, addedId]);

  function add() {
    const added = makeTask(rows.length + 1);
    setRows([...rows, added]);
    setAddedId(added.id);
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={add} sx={{ mb: 2 }}>
        Add a task
      </Button>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Tasks"
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'room', sort: 'asc' }] } }}
          hideFooter
        />
      </div>
    </div>
  );
}
