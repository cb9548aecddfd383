import {
  DataGrid,
  type GridColDef,
  gridFilterModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Open', 'Waiting', 'Closed'],
    width: 110,
  },
];

const rows = [
  { id: 'T-81', subject: 'Card reader offline in Malmö', state: 'Open' },
  { id: 'T-82', subject: 'Refund for order 5512', state: 'Waiting' },
  { id: 'T-83', subject: 'Wrong name on badge', state: 'Closed' },
  { id: 'T-84', subject: 'Printer jams on labels', state: 'Open' },
];

function StateToolbar() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridFilterModelSelector).items;
  const shown = item?.field === 'state' && item.operator === 'is' ? String(item.value) : 'All';

  return (
    <Toolbar>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={shown}
        onChange={(_event, state: string | null) => {
          const items = [{ field: 'state', operator: 'is', value: state }];
          apiRef.current.setFilterModel({ items: state && state !== 'All' ? items : [] });
        }}
      >
        <ToggleButton value="All">All</ToggleButton>
        <ToggleButton value="Open">Open</ToggleButton>
        <ToggleButton value="Waiting">Waiting</ToggleButton>
        <ToggleButton value="Closed">Closed</ToggleButton>
      </ToggleButtonGroup>
    </Toolbar>
  );
}

export default function StatusFilter() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: StateToolbar }}
        hideFooter
      />
    </div>
  );
}
