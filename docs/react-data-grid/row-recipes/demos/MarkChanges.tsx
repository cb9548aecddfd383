import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Tank {
  id: string;
  liters: number;
}

const firstRows: Tank[] = [
  { id: 'North', liters: 8200 },
  { id: 'East', liters: 6100 },
  { id: 'South', liters: 7450 },
  { id: 'West', liters: 5900 },
];

const columns: GridColDef<Tank>[] = [
  { field: 'id', headerName: 'Tank', flex: 1, minWidth: 90 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 120 },
];

export default function MarkChanges() {
  const [rows, setRows] = React.useState(firstRows);
  const [previous, setPrevious] = React.useState(firstRows);
  const previousLiters = React.useMemo(
    () => new Map(previous.map(({ id, liters }) => [id, liters])),
    [previous],
  );

  function measure() {
    setPrevious(rows);
    setRows(
      rows.map((row) =>
        row.liters % 3 === 0 ? row : { ...row, liters: row.liters - (row.liters % 7) * 20 - 5 },
      ),
    );
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={measure} sx={{ mb: 2 }}>
        Measure again
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Tanks"
          rows={rows}
          columns={columns}
          getRowClassName={({ row, id }) =>
            previousLiters.get(String(id)) === row.liters ? '' : 'changed'
          }
          hideFooter
          sx={{
            '& .changed': { bgcolor: 'action.selected', fontWeight: 'bold' },
            '& .MuiDataGrid-row': { transition: 'background-color 600ms' },
          }}
        />
      </div>
    </div>
  );
}
