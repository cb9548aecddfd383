import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Price {
  id: number;
  fruit: string;
  price: number;
}

const stored: Price[] = [
  { id: 1, fruit: 'Apricots', price: 4.2 },
  { id: 2, fruit: 'Figs', price: 6.5 },
  { id: 3, fruit: 'Quinces', price: 3.1 },
  { id: 4, fruit: 'Mirabelles', price: 3.8 },
];

const columns: GridColDef<Price>[] = [
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price, € per kg',
    type: 'number',
    width: 150,
    editable: true,
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

export default function SaveAll() {
  const [rows, setRows] = React.useState(stored);
  const [saved, setSaved] = React.useState(stored);
  const [isEditing, setIsEditing] = React.useState(false);
  const savedPrices = new Map(saved.map(({ id, price }) => [id, price]));
  const changed = rows.filter(({ id, price }) => price !== savedPrices.get(id));
  const changedIds = new Set(changed.map(({ id }) => id));
  // A click on a button closes the open cell, so the buttons have to work while one is open.
  const disabled = changed.length === 0 && !isEditing;

  function processRowUpdate(newRow: Price, oldRow: Price) {
    if (newRow.price === oldRow.price) return oldRow;
    setRows((old) => old.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  }

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Prices"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onCellModesModelChange={(model) => setIsEditing(Object.keys(model).length > 0)}
          getRowClassName={({ row }) => (changedIds.has(row.id) ? 'changed' : '')}
          hideFooter
          sx={{ '& .changed': { fontWeight: 'bold' } }}
        />
      </div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}
      >
        <Button variant="contained" disabled={disabled} onClick={() => setSaved(rows)}>
          Save
        </Button>
        <Button disabled={disabled} onClick={() => setRows(saved)}>
          Discard
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {changed.length === 0
            ? 'Nothing to save.'
            : `Changed: ${changed.map(({ fruit }) => fruit).join(', ')}`}
        </Typography>
      </Stack>
    </div>
  );
}
