import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Item {
  id: number;
  product: string;
  pieces: number;
}

const products = ['Olive oil', 'Rye flour', 'Chickpeas', 'Dried figs', 'Black tea', 'Sea salt'];

const columns: GridColDef<Item>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
];

export default function GrowsWithRows() {
  const [count, setCount] = React.useState(2);
  const rows = Array.from({ length: count }, (_row, id): Item => ({
    id,
    product: products[id % products.length] ?? '',
    pieces: 2 + id * 3,
  }));

  return (
    <div style={{ width: '100%', minHeight: 420 }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          Add a product
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 360 }}>
        <DataGrid label="Basket" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
