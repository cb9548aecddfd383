import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Tank {
  id: string;
  litres: number;
}

const firstRows: Tank[] = [
  { id: 'North', litres: 8200 },
  { id: 'East', litres: 6100 },
  { id: 'South', litres: 7450 },
  { id: 'West', litres: 5900 },
];

const columns: GridColDef<Tank>[] = [
  { field: 'id', headerName: 'Tank', flex: 1, minWidth: 90 },
  { field: 'litres', headerName: 'Litres', type: 'number', width: 120 },
];

export default function MarkChanges() {
  const [rows, setRows] = React.useState(firstRows);
  const [previous, setPrevious] = React.useState(firstRows);

  function measure() {
    setPrevious(rows);
    setRows(
      rows.map((row) =>
        row.litres % 3 === 0 ? row : { ...row, litres: row.litres - (row.litres % 7) * 20 - 5 },
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
            previous.find((old) => old.id === id)?.litres === row.litres ? '' : 'changed'
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
