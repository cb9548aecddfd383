import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Sale {
  id: number;
  product: string;
  city: string;
  cups: number;
}

const sales: Sale[] = [
  { id: 1, product: 'Espresso', city: 'Trieste', cups: 120 },
  { id: 2, product: 'Espresso', city: 'Turin', cups: 95 },
  { id: 3, product: 'Cappuccino', city: 'Trieste', cups: 60 },
  { id: 4, product: 'Espresso', city: 'Trieste', cups: 40 },
  { id: 5, product: 'Cappuccino', city: 'Turin', cups: 85 },
];

const products = ['Espresso', 'Cappuccino'];

const cups = (product: string, city?: string) =>
  sales
    .filter((sale) => sale.product === product && (city === undefined || sale.city === city))
    .reduce((sum, sale) => sum + sale.cups, 0);

const product: GridColDef = { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 };
const number = { type: 'number', width: 100 } as const;

const views = {
  flat: {
    columns: [
      product,
      { field: 'city', headerName: 'City', width: 100 },
      { field: 'cups', headerName: 'Cups', ...number },
    ],
    rows: sales,
  },
  rows: {
    columns: [product, { field: 'cups', headerName: 'Cups', ...number }],
    rows: products.map((name) => ({ id: name, product: name, cups: cups(name) })),
  },
  columns: {
    columns: [
      product,
      { field: 'trieste', headerName: 'Trieste', ...number },
      { field: 'turin', headerName: 'Turin', ...number },
    ],
    rows: products.map((name) => ({
      id: name,
      product: name,
      trieste: cups(name, 'Trieste'),
      turin: cups(name, 'Turin'),
    })),
  },
};

export default function ThreeViews() {
  const [view, setView] = React.useState<keyof typeof views>('flat');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="View"
        value={view}
        onChange={(_event, value: keyof typeof views | null) => setView(value ?? view)}
      >
        <ToggleButton value="flat">Sales</ToggleButton>
        <ToggleButton value="rows">By product</ToggleButton>
        <ToggleButton value="columns">And by city</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 318, marginTop: 12 }}>
        <DataGrid
          label="Cups sold"
          rows={views[view].rows}
          columns={views[view].columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
