import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  dish: string;
  minutes: number;
  servings: number;
}

const rows: Recipe[] = [
  { id: 1, dish: 'Shakshuka', minutes: 30, servings: 2 },
  { id: 2, dish: 'Caldo verde', minutes: 45, servings: 4 },
  { id: 3, dish: 'Bigos', minutes: 180, servings: 8 },
];

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  {
    field: 'servings',
    headerName: 'Servings',
    type: 'number',
    width: 110,
    disableColumnMenu: true,
  },
];

function ShortColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null }}
      slotProps={{ columnMenuFilterItem: { displayOrder: 0 } }}
    />
  );
}

export default function ShortMenu() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Recipes"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ShortColumnMenu }}
        hideFooter
      />
    </div>
  );
}
