import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Apartment {
  id: number;
  district: string;
  rooms: number;
  rent: number | null;
}

const rows: Apartment[] = [
  { id: 1, district: 'Alfama', rooms: 2, rent: 980 },
  { id: 2, district: 'Graça', rooms: 3, rent: 1140 },
  { id: 3, district: 'Estrela', rooms: 4, rent: 1690 },
  { id: 4, district: 'Areeiro', rooms: 1, rent: 720 },
  { id: 5, district: 'Belém', rooms: 3, rent: 1260 },
  { id: 6, district: 'Ajuda', rooms: 2, rent: null },
];

type Range<V> = [from: V, to: V] | undefined;

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to] = (item.value as Range<string>) ?? ['', ''];
  const apply = (...value: [string, string]) => applyValue({ ...item, value });

  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={from}
        inputRef={focusElementRef}
        onChange={(event) => apply(event.target.value, to)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={to}
        onChange={(event) => apply(from, event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Apartment, number | null> = {
  value: 'between',
  label: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: (item) => {
    // The valueParser of the number column has run: an empty field is null.
    const range = item.value as Range<number | null>;
    if (!range) return null;
    const [from, to] = range;
    if (from === null && to === null) return null;
    return (rent) =>
      rent !== null && (from === null || rent >= from) && (to === null || rent <= to);
  },
};

const columns: GridColDef<Apartment>[] = [
  { field: 'district', headerName: 'District', flex: 1, minWidth: 110 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  {
    field: 'rent',
    headerName: 'Rent, €',
    type: 'number',
    width: 140,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const model = { items: [{ field: 'rent', operator: 'between', value: ['900', '1300'] }] };

export default function BetweenOperator() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Apartments"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: model } }}
        hideFooter
      />
    </div>
  );
}
