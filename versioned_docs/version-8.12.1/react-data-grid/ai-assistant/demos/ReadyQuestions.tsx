import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface Ticket {
  id: string;
  subject: string;
  status: string;
  days: number;
}

const rows: Ticket[] = [
  { id: 'SUP-9', subject: 'Invoice twice', status: 'Open', days: 2 },
  { id: 'SUP-11', subject: 'No e-mail', status: 'Waiting', days: 9 },
  { id: 'SUP-12', subject: 'Wrong VAT', status: 'Open', days: 14 },
  { id: 'SUP-15', subject: 'Login loop', status: 'Closed', days: 1 },
  { id: 'SUP-16', subject: 'Export fails', status: 'Open', days: 6 },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

interface View {
  question: string;
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
}

const everything: View = { question: 'Everything', filterModel: { items: [] }, sortModel: [] };

const views: View[] = [
  everything,
  {
    question: 'What is open longest?',
    filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] },
    sortModel: [{ field: 'days', sort: 'desc' }],
  },
  {
    question: 'What is older than a week?',
    filterModel: { items: [{ field: 'days', operator: '>', value: 7 }] },
    sortModel: [],
  },
];

export default function ReadyQuestions() {
  const [filterModel, setFilterModel] = React.useState(everything.filterModel);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {views.map((view) => (
          <Chip
            key={view.question}
            label={view.question}
            color={view.filterModel === filterModel ? 'primary' : 'default'}
            aria-pressed={view.filterModel === filterModel}
            onClick={() => {
              setFilterModel(view.filterModel);
              setSortModel(view.sortModel);
            }}
          />
        ))}
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          label="Tickets"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
