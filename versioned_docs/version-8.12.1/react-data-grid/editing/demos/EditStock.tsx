import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Article {
  id: string;
  name: string;
  stock: number;
  supplier: string;
  ordered: boolean;
}

const rows: Article[] = [
  { id: 'T-104', name: 'Terracotta pot', stock: 36, supplier: 'Cerâmica Sol', ordered: false },
  { id: 'T-110', name: 'Watering can', stock: 4, supplier: 'Blech & Co.', ordered: true },
  { id: 'T-127', name: 'Potting soil, 20 l', stock: 58, supplier: 'Humus Nord', ordered: false },
  { id: 'T-131', name: 'Garden twine', stock: 0, supplier: 'Blech & Co.', ordered: true },
];

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 150, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  {
    field: 'supplier',
    headerName: 'Supplier',
    type: 'singleSelect',
    valueOptions: ['Blech & Co.', 'Cerâmica Sol', 'Humus Nord'],
    width: 140,
    editable: true,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'boolean', width: 90, editable: true },
];

export default function EditStock() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Stock" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
