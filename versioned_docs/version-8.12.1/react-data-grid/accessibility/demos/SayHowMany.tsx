import * as React from 'react';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Course {
  id: number;
  title: string;
  teacher: string;
  day: string;
}

const rows: Course[] = [
  { id: 1, title: 'Pottery', teacher: 'Ines Caldeira', day: 'Monday' },
  { id: 2, title: 'Sign language', teacher: 'Malik Hassan', day: 'Tuesday' },
  { id: 3, title: 'Choir', teacher: 'Björk Árnadóttir', day: 'Tuesday' },
  { id: 4, title: 'Bicycle repair', teacher: 'Wei Chen', day: 'Friday' },
];

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 110 },
  { field: 'teacher', headerName: 'Teacher', flex: 1, minWidth: 120 },
  { field: 'day', headerName: 'Day', width: 100 },
];

function CourseCount() {
  const count = useGridSelector(useGridApiContext(), gridFilteredRowCountSelector);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {count === 1 ? '1 course' : `${count} courses`}
    </Typography>
  );
}

export default function SayHowMany() {
  return (
    <div style={{ height: 364, width: '100%' }}>
      <DataGrid
        label="Evening courses"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ footer: CourseCount }}
      />
    </div>
  );
}
