import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Plant {
  id: number;
  name: string;
  shelf: string;
  pots: number;
}

const rows: Plant[] = [
  { id: 1, name: 'Lavender', shelf: 'A', pots: 24 },
  { id: 2, name: 'Thyme', shelf: 'B', pots: 8 },
  { id: 3, name: 'Rosemary', shelf: 'A', pots: 15 },
  { id: 4, name: 'Sage', shelf: 'C', pots: 3 },
  { id: 5, name: 'Lemon balm', shelf: 'B', pots: 11 },
];

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
];

export default function RowsAsShown() {
  const apiRef = useGridApiRef();
  const [list, setList] = React.useState('');

  function handleClick() {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setList(entries.map(({ model }) => String(model.name)).join(', '));
  }

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Plants"
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'pots', sort: 'desc' }] } }}
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={handleClick} sx={{ mt: 2 }}>
        List the rows as shown
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {list || 'Sort or filter first if you want.'}
      </Typography>
    </div>
  );
}
