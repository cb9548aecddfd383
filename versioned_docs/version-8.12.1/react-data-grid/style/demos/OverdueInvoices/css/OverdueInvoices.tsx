import { DataGrid } from '@mui/x-data-grid';

import { columns, invoices } from '../invoices';
import './OverdueInvoices.css';

export default function OverdueInvoices() {
  return (
    <div className="invoices">
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        getRowClassName={({ row }) => (row.daysLate > 30 ? 'invoices-overdue' : '')}
      />
    </div>
  );
}
