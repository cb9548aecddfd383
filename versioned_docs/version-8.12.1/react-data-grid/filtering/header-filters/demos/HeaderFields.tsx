import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';

interface Plane {
  id: string;
  type: string;
  base: string;
  seats: number;
}

const rows: Plane[] = [
  { id: 'D-AIRA', type: 'A320neo', base: 'Lisboa', seats: 174 },
  { id: 'D-AIRB', type: 'A321', base: 'Gent', seats: 212 },
  { id: 'D-BOLT', type: 'ATR 72', base: 'Lisboa', seats: 70 },
  { id: 'D-CUBE', type: 'Embraer 190', base: 'Kaunas', seats: 110 },
  { id: 'D-ECHO', type: 'ATR 42', base: 'Gent', seats: 48 },
];

type Texts = Partial<Record<string, string>>;

const HeaderTexts = React.createContext<[Texts, React.Dispatch<React.SetStateAction<Texts>>]>([
  {},
  () => {},
]);

function HeaderField({ field, label }: { field: string; label: string }) {
  const [texts, setTexts] = React.useContext(HeaderTexts);

  return (
    <Stack sx={{ lineHeight: 1.6, py: 1 }}>
      {label}
      <InputBase
        size="small"
        placeholder="Filter"
        value={texts[field] ?? ''}
        inputProps={{ 'aria-label': `Filter ${label}` }}
        onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
        // A click or Enter in a header sorts.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1, fontSize: 14 }}
      />
    </Stack>
  );
}

const columns = [
  { field: 'id', headerName: 'Registration', flex: 1, minWidth: 130 },
  { field: 'type', headerName: 'Type', flex: 1, minWidth: 120 },
  { field: 'base', headerName: 'Base', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', flex: 1, minWidth: 100 },
].map((column): GridColDef<Plane> => ({
  ...column,
  renderHeader: () => <HeaderField field={column.field} label={column.headerName} />,
}));

export default function HeaderFields() {
  const [texts, setTexts] = React.useState<Texts>({});
  const found = React.useMemo(
    () =>
      rows.filter(({ id, type, base, seats }) =>
        Object.entries({ id, type, base, seats }).every(([field, value]) =>
          String(value)
            .toLowerCase()
            .includes((texts[field] ?? '').trim().toLowerCase()),
        ),
      ),
    [texts],
  );

  return (
    <HeaderTexts.Provider value={[texts, setTexts]}>
      {/* As tall as the column headers (see below) and five rows. */}
      <div style={{ height: 358, width: '100%' }}>
        <DataGrid
          label="Fleet"
          rows={found}
          columns={columns}
          // Room for a label and a field.
          columnHeaderHeight={96}
          disableColumnFilter
          disableColumnMenu
          hideFooter
        />
      </div>
    </HeaderTexts.Provider>
  );
}
