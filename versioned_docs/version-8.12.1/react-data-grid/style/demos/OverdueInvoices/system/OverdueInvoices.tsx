import { DataGrid } from '@mui/x-data-grid';

import { columns, invoices } from '../invoices';

export default function OverdueInvoices() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        getRowClassName={({ row }) => (row.daysLate > 30 ? 'overdue' : '')}
        sx={{
          borderColor: 'divider',
          '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover', color: 'text.secondary' },
          '& .overdue': { bgcolor: 'error.main', color: 'error.contrastText' },
          '& .overdue:hover': { bgcolor: 'error.dark' },
        }}
      />
    </div>
  );
}
