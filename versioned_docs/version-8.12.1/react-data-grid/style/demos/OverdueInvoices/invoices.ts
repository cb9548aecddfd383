import type { GridColDef } from '@mui/x-data-grid';

export interface Invoice {
  id: string;
  customer: string;
  amount: number;
  daysLate: number;
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 110 },
];

export const invoices: Invoice[] = [
  { id: 'R-2041', customer: 'Lindqvist Glass', amount: 1840, daysLate: 0 },
  { id: 'R-2042', customer: 'Okafor & Sons', amount: 920, daysLate: 34 },
  { id: 'R-2043', customer: 'Nakamura Optics', amount: 9720, daysLate: 0 },
  { id: 'R-2044', customer: 'Pereira Tiles', amount: 415, daysLate: 9 },
  { id: 'R-2045', customer: 'Hansen Boats', amount: 6300, daysLate: 61 },
];
