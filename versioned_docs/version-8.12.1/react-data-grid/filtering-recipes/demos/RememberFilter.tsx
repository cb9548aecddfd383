import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

const rows = [
  { id: 1, plant: 'Lavender', place: 'Terrace', liters: 2 },
  { id: 2, plant: 'Tomato', place: 'Greenhouse', liters: 9 },
  { id: 3, plant: 'Fig', place: 'Terrace', liters: 6 },
  { id: 4, plant: 'Eggplant', place: 'Greenhouse', liters: 8 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'liters', headerName: 'Liters a week', type: 'number', width: 130 },
];

const key = 'garden-filter-1';

function readModel(): GridFilterModel {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{"items":[]}') as GridFilterModel;
  } catch {
    return { items: [] };
  }
}

function saveModel(model: GridFilterModel) {
  try {
    localStorage.setItem(key, JSON.stringify(model));
  } catch {
    // Storage is full or blocked: the filter is not saved.
  }
}

function Garden() {
  const [initialState] = React.useState(() => ({ filter: { filterModel: readModel() } }));

  return (
    <DataGrid
      label="Garden"
      rows={rows}
      columns={columns}
      initialState={initialState}
      onFilterModelChange={saveModel}
      showToolbar
      hideFooter
    />
  );
}

export default function RememberFilter() {
  const [opened, setOpened] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setOpened(opened + 1)} sx={{ mb: 2 }}>
        Open again
      </Button>
      {/* As tall as the toolbar, the column headers, and four rows. */}
      <div style={{ height: 318 }}>
        <Garden key={opened} />
      </div>
    </div>
  );
}
