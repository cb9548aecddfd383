import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';

interface Tariff {
  id: string;
  name: string;
  data: string;
  price: number;
}

const rows: Tariff[] = [
  { id: 's', name: 'Small', data: '3 GB', price: 7.99 },
  { id: 'm', name: 'Medium', data: '15 GB', price: 12.99 },
  { id: 'l', name: 'Large', data: '40 GB', price: 19.99 },
];

const columns: GridColDef<Tariff>[] = [
  { field: 'name', headerName: 'Tariff', flex: 1, minWidth: 90 },
  { field: 'data', headerName: 'Data', width: 75 },
  {
    field: 'price',
    headerName: 'A month',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `€${value}`,
  },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    headerName: 'Choice',
    renderHeader: () => 'Choice',
    width: 76,
  },
];

export default function OneCheckbox() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Tariffs"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableMultipleRowSelection
        hideFooter
      />
    </div>
  );
}
