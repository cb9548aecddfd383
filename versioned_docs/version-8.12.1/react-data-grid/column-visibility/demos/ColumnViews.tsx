import * as React from 'react';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface Product {
  id: number;
  name: string;
  cost: number;
  price: number;
  stock: number;
  shelf: string;
}

const rows: Product[] = [
  { id: 1, name: 'Enamel mug', cost: 4.1, price: 12, stock: 140, shelf: 'B-04' },
  { id: 2, name: 'Wool blanket', cost: 31.5, price: 79, stock: 22, shelf: 'D-11' },
  { id: 3, name: 'Camp lantern', cost: 17.8, price: 45, stock: 61, shelf: 'A-09' },
  { id: 4, name: 'Folding stool', cost: 9.6, price: 28, stock: 0, shelf: 'C-02' },
];

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost, €', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 100 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Sales: { cost: false, shelf: false },
  Warehouse: { cost: false, price: false },
};

export default function ColumnViews() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(views.Sales ?? {});
  const view = Object.keys(views).find((name) => views[name] === model) ?? null;
  const hidden = columns.filter(({ field }) => model[field] === false);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label="Columns for"
        onChange={(_event, name: string | null) => name && setModel(views[name] ?? {})}
        sx={{ mb: 2 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Products"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Hidden: {hidden.map(({ headerName }) => headerName).join('; ') || 'none'}
      </Typography>
    </div>
  );
}
