import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Recipe {
  id: number;
  dish: string;
  minutes: number;
}

const rows: Recipe[] = [
  { id: 1, dish: 'Moqueca', minutes: 50 },
  { id: 2, dish: 'Shakshuka', minutes: 30 },
  { id: 3, dish: 'Pelmeni', minutes: 90 },
];

export default function ButtonInCell() {
  const [cooking, setCooking] = React.useState('Nothing is on the stove.');

  const columns = React.useMemo<GridColDef<Recipe>[]>(
    () => [
      { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 110 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
      {
        field: 'cook',
        headerName: 'Cook',
        width: 110,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Cook ${row.dish}`}
            onClick={() => setCooking(`${row.dish}: ${row.minutes} minutes.`)}
            onKeyDown={(event) => {
              if (event.key === ' ') event.stopPropagation();
            }}
          >
            Cook
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Recipes"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {cooking}
      </Typography>
    </div>
  );
}
