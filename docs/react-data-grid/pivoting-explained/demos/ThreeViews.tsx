import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type City = 'Trieste' | 'Turin';

interface Sale {
  id: number;
  product: string;
  city: City;
  cups: number;
}

/** The cups of a product, in all cities and in each of them. */
interface ProductTotal extends Record<City, number> {
  id: string;
  product: string;
  cups: number;
}

const sales: Sale[] = [
  { id: 1, product: 'Espresso', city: 'Trieste', cups: 120 },
  { id: 2, product: 'Espresso', city: 'Turin', cups: 95 },
  { id: 3, product: 'Cappuccino', city: 'Trieste', cups: 60 },
  { id: 4, product: 'Espresso', city: 'Trieste', cups: 40 },
  { id: 5, product: 'Cappuccino', city: 'Turin', cups: 85 },
];

// Adds each sale to the totals of its product, in one pass through the list.
const totals = new Map<string, ProductTotal>();
sales.forEach(({ product, city, cups }) => {
  const total = totals.get(product) ?? { id: product, product, cups: 0, Trieste: 0, Turin: 0 };
  total.cups += cups;
  total[city] += cups;
  totals.set(product, total);
});
const products = [...totals.values()];

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
    rows: products,
  },
  columns: {
    columns: [product, { field: 'Trieste', ...number }, { field: 'Turin', ...number }],
    rows: products,
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
      {/* As tall as the column headers and five rows. */}
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
