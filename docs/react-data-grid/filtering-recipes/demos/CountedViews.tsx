import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel, useGridApiRef } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const rows = [
  { id: 'SUP-87', subject: 'Export takes two minutes', priority: 'Normal', days: 12 },
  { id: 'SUP-101', subject: 'Cannot sign in', priority: 'Urgent', days: 0 },
  { id: 'SUP-12', subject: 'Add Catalan', priority: 'Low', days: 41 },
  { id: 'SUP-20', subject: 'Payment page is blank', priority: 'Urgent', days: 2 },
  { id: 'SUP-33', subject: 'Wrong VAT on invoice', priority: 'Normal', days: 9 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'days', headerName: 'Days open', type: 'number', width: 110 },
];

const views: Record<string, GridFilterModel> = {
  All: { items: [] },
  Urgent: { items: [{ field: 'priority', operator: 'equals', value: 'Urgent' }] },
  'Over a week': { items: [{ field: 'days', operator: '>', value: 7 }] },
};

export default function CountedViews() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState('All');
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) return;
    const entries = Object.entries(views).map(([name, model]): [string, number] => {
      const hidden = Object.keys(api.getFilterState(model).filteredRowsLookup);
      return [name, rows.length - hidden.length];
    });
    setCounts(Object.fromEntries(entries));
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, chosen: string | null) => setView(chosen ?? 'All')}
        sx={{ mb: 2 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name} ({counts[name] ?? '…'})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* As tall as the column headers and five rows. */}
      <div style={{ height: 318 }}>
        <DataGrid
          label="Tickets"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={views[view]}
          disableColumnFilter
          hideFooter
        />
      </div>
    </div>
  );
}
