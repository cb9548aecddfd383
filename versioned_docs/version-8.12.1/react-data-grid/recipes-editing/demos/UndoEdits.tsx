import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Ingredient {
  id: number;
  name: string;
  grams: number;
}

const firstRows: Ingredient[] = [
  { id: 1, name: 'Rye flour', grams: 500 },
  { id: 2, name: 'Water', grams: 420 },
  { id: 3, name: 'Salt', grams: 10 },
];

const columns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 110, editable: true },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110, editable: true },
];

export default function UndoEdits() {
  const [history, setHistory] = React.useState([firstRows]);
  const rows = history.at(-1);

  function processRowUpdate(newRow: Ingredient, oldRow: Ingredient) {
    if (newRow.name === oldRow.name && newRow.grams === oldRow.grams) return oldRow;
    setHistory((old) => [
      ...old,
      (old.at(-1) ?? []).map((row) => (row.id === newRow.id ? newRow : row)),
    ]);
    return newRow;
  }

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={history.length === 1}
        onClick={() => setHistory(history.slice(0, -1))}
        sx={{ mb: 2 }}
      >
        Undo
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Recipe"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </div>
  );
}
