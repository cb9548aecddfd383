import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', width: 150 },
  { field: 'milk', headerName: 'Milk', width: 110 },
  { field: 'months', headerName: 'Months', type: 'number', width: 110 },
];

const rows = [
  { id: 1, cheese: 'Idiazabal', milk: 'Sheep', months: 6 },
  { id: 2, cheese: 'Västerbotten', milk: 'Cow', months: 14 },
  { id: 3, cheese: 'Halloumi', milk: 'Goat', months: 1 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'months', sort: 'desc' as const }] },
};

export default function ResetAll() {
  const [version, setVersion] = React.useState(0);

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setVersion(version + 1)} sx={{ mb: 2 }}>
        Reset the grid
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          key={version}
          aria-label="Cheeses"
          rows={rows}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </div>
  );
}
