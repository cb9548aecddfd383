import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lesson {
  id: number;
  day: string;
  time: string;
  course: string;
  room: string;
}

const rows: Lesson[] = [
  { id: 1, day: 'Monday', time: '09:00', course: 'Swedish A1', room: '12' },
  { id: 2, day: 'Monday', time: '11:00', course: 'Swedish A2', room: '12' },
  { id: 3, day: 'Monday', time: '14:00', course: 'Arabic B1', room: '07' },
  { id: 4, day: 'Tuesday', time: '09:00', course: 'Portuguese A1', room: '07' },
  { id: 5, day: 'Tuesday', time: '18:30', course: 'Swedish A1', room: '03' },
  { id: 6, day: 'Wednesday', time: '10:00', course: 'Korean A1', room: '12' },
];

const columns: GridColDef<Lesson>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 90 },
];

export default function Timetable() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Timetable"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
