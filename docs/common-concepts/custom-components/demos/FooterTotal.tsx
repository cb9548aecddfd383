import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  type GridSlotProps,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    amountDue?: number;
  }
}

interface Invoice {
  id: string;
  customer: string;
  due: number;
}

const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

const invoices: Invoice[] = [
  { id: '2025-041', customer: 'Bäckerei Lindner', due: 418.5 },
  { id: '2025-042', customer: 'Oyelaran & Daughters', due: 1260 },
  { id: '2025-043', customer: 'Kawasaki Cycles', due: 89.9 },
  { id: '2025-044', customer: 'Librería Quevedo', due: 742.25 },
];

function InvoiceFooter({ amountDue = 0 }: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">Selected: {selected}</Typography>
      <Typography variant="body2">Total due: {euro.format(amountDue)}</Typography>
    </GridFooterContainer>
  );
}

export default function FooterTotal() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Open invoices"
        rows={invoices}
        columns={columns}
        checkboxSelection
        slots={{ footer: InvoiceFooter }}
        slotProps={{
          footer: { amountDue: invoices.reduce((sum, invoice) => sum + invoice.due, 0) },
        }}
      />
    </div>
  );
}
