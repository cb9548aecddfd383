import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const priorities = ['Low', 'Normal', 'High', 'Urgent'] as const;
type Priority = (typeof priorities)[number];

interface Ticket {
  id: string;
  subject: string;
  priority: Priority;
}

const rows: Ticket[] = [
  { id: 'SUP-9', subject: 'Invoice shows the wrong VAT', priority: 'High' },
  { id: 'SUP-101', subject: 'Cannot sign in after the update', priority: 'Urgent' },
  { id: 'SUP-12', subject: 'Add Catalan to the app', priority: 'Low' },
  { id: 'SUP-87', subject: 'Export takes two minutes', priority: 'Normal' },
  { id: 'SUP-20', subject: 'Payment page is blank', priority: 'Urgent' },
];

const byNumber = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Ticket>[] = [
  {
    field: 'id',
    headerName: 'Ticket',
    width: 120,
    sortComparator: (a: string, b: string) => byNumber.compare(a, b),
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    sortingOrder: ['desc', 'asc', null],
    sortComparator: (a: Priority, b: Priority) => priorities.indexOf(a) - priorities.indexOf(b),
  },
];

export default function SortByPriority() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Support tickets"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
