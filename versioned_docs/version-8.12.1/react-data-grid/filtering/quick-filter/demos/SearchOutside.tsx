import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import TextField from '@mui/material/TextField';

const rows = [
  { id: 1, title: 'Night train to Lisbon', hall: 'A', start: '19:00' },
  { id: 2, title: 'The lives of others', hall: 'B', start: '20:15' },
  { id: 3, title: 'Lives in transit', hall: 'A', start: '21:30' },
  { id: 4, title: 'Train of shadows', hall: 'C', start: '18:45' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 170 },
  { field: 'hall', headerName: 'Hall', width: 80 },
  { field: 'start', headerName: 'Start', width: 90 },
];

export default function SearchOutside() {
  const [text, setText] = React.useState('');
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: text.split(' ').filter((word) => word !== '') }),
    [text],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Search films"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2 }}
      />
      <div style={{ height: 266 }}>
        <DataGrid
          label="Films"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </div>
  );
}
