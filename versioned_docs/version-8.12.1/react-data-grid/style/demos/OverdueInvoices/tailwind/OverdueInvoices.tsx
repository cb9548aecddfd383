import { DataGrid } from '@mui/x-data-grid';

import { columns, invoices } from '../invoices';

export default function OverdueInvoices() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        className="border-zinc-200 dark:border-zinc-700"
        classes={{
          columnHeader: 'bg-zinc-100 text-zinc-600 dark:bg-zinc-800 dark:text-zinc-400',
        }}
        getRowClassName={({ row }) =>
          row.daysLate > 30
            ? 'bg-red-700 text-white hover:bg-red-800 dark:bg-red-300 dark:text-zinc-950 dark:hover:bg-red-400'
            : ''
        }
      />
    </div>
  );
}
