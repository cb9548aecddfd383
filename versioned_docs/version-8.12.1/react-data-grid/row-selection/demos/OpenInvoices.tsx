import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
  status: 'open' | 'paid' | 'disputed';
}

const rows: Invoice[] = [
  { id: 871, customer: 'Fjord Seafood', amount: 1840, status: 'open' },
  { id: 872, customer: 'Bäckerei Moser', amount: 260.4, status: 'paid' },
  { id: 873, customer: 'Tanaka Print', amount: 735, status: 'open' },
  { id: 874, customer: 'Studio Okoro', amount: 4120, status: 'disputed' },
  { id: 875, customer: 'Casa Ribeiro', amount: 98.9, status: 'open' },
];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 104,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'status', headerName: 'Status', width: 84 },
];

export default function OpenInvoices() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Invoices to remind of"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={({ row }: GridRowParams<Invoice>) => row.status === 'open'}
      />
    </div>
  );
}
