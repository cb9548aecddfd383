import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  issued: string;
  amount: number;
  paid: boolean;
}

const rows: Invoice[] = [
  { id: 1041, customer: 'Åkerlund Möbler', issued: '2025-02-14', amount: 1280, paid: true },
  { id: 1042, customer: 'Panadería Quispe', issued: '2025-03-03', amount: 415.5, paid: false },
  { id: 1043, customer: 'Nakamura Optics', issued: '2025-01-30', amount: 9720, paid: false },
  { id: 1044, customer: 'Okafor & Sons', issued: '2025-02-27', amount: 88.2, paid: true },
  { id: 1045, customer: 'Studio Benarrous', issued: '2025-03-11', amount: 2340, paid: false },
  { id: 1046, customer: 'Zieliński Transport', issued: '2025-01-09', amount: 640, paid: true },
];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'issued', headerName: 'Issued', width: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function SortInvoices() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Invoices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
