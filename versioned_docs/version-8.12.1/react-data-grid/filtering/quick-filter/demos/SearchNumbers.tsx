import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  name: string;
  article: number;
  price: number;
  note: string;
}

const rows: Part[] = [
  { id: 1, name: 'Bearing', article: 40213, price: 12.5, note: 'Two sizes' },
  { id: 2, name: 'Gasket', article: 40577, price: 3.2, note: 'Oil-proof' },
  { id: 3, name: 'Filter', article: 51240, price: 40, note: 'New supplier' },
  { id: 4, name: 'Belt', article: 62877, price: 18.9, note: 'Order 40 at least' },
];

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 100 },
  {
    field: 'article',
    headerName: 'Article',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => String(value),
    // Finds the number by its first digits.
    getApplyQuickFilterFn: (text: string) => (article: number) => String(article).startsWith(text),
  },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 100 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 150,
    // Leaves the column out of the search.
    getApplyQuickFilterFn: () => null,
  },
];

export default function SearchNumbers() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Spare parts"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['40'] } } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
