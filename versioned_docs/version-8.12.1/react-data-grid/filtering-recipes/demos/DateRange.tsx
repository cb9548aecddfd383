import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rows = [
  { id: 1, guest: 'Ingrid Solheim', room: 'Fjord', arrival: new Date(2025, 1, 27) },
  { id: 2, guest: 'Thabo Mokoena', room: 'Garden', arrival: new Date(2025, 2, 3) },
  { id: 3, guest: 'Chiara Bellini', room: 'Tower', arrival: new Date(2025, 2, 14) },
  { id: 4, guest: 'Arjun Mehta', room: 'Fjord', arrival: new Date(2025, 2, 31) },
  { id: 5, guest: 'Léa Fontaine', room: 'Library', arrival: new Date(2025, 3, 8) },
];

// A day as an input of type "date" has it, in local time: 2025-03-14.
function dayOf(date: Date) {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

type Days = [from: string, to: string] | undefined;

function DatesInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to] = (item.value as Days) ?? ['', ''];

  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label="From"
        type="date"
        size="small"
        value={from}
        inputRef={focusElementRef}
        onChange={(event) => applyValue({ ...item, value: [event.target.value, to] })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="To"
        type="date"
        size="small"
        value={to}
        onChange={(event) => applyValue({ ...item, value: [from, event.target.value] })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}

const between: GridFilterOperator<(typeof rows)[number], Date | null> = {
  value: 'between',
  label: 'between',
  InputComponent: DatesInput,
  getApplyFilterFn: (item) => {
    const days = item.value as Days;
    if (!days) return null;
    const [from, to] = days;
    return (date) => date !== null && (!from || dayOf(date) >= from) && (!to || dayOf(date) <= to);
  },
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 110 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 140,
    filterOperators: [between, ...getGridDateOperators()],
  },
];

const march = { field: 'arrival', operator: 'between', value: ['2025-03-01', '2025-03-31'] };

export default function DateRange() {
  return (
    // As tall as the column headers and five rows.
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Bookings"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [march] } } }}
        hideFooter
      />
    </div>
  );
}
