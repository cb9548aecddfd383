import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Order {
  id: number;
  customer: string;
  country: string;
  total: number;
  open: boolean;
}

const rows: Order[] = [
  { id: 1, customer: 'Åkerlund Möbler', country: 'Sweden', total: 1280, open: true },
  { id: 2, customer: 'Panadería Quispe', country: 'Spain', total: 415, open: false },
  { id: 3, customer: 'Nakamura Optics', country: 'Japan', total: 9720, open: true },
  { id: 4, customer: 'Zieliński Transport', country: 'Poland', total: 640, open: true },
  { id: 5, customer: 'Studio Benarrous', country: 'Spain', total: 2340, open: false },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 110 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 90 },
];

const conditions: Record<string, (order: Order) => boolean> = {
  'is open': (order) => order.open,
  'over € 1,000': (order) => order.total > 1000,
  'from Spain': (order) => order.country === 'Spain',
};

export default function AnyOrAll() {
  const [match, setMatch] = React.useState<'all' | 'any'>('all');
  const [chosen, setChosen] = React.useState(['is open', 'over € 1,000']);
  const found = React.useMemo(() => {
    const tests = chosen.flatMap((name) => conditions[name] ?? []);
    return rows.filter((order) =>
      match === 'all' || tests.length === 0
        ? tests.every((test) => test(order))
        : tests.some((test) => test(order)),
    );
  }, [match, chosen]);

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Match"
          value={match}
          onChange={(_event, value: 'all' | 'any' | null) => setMatch(value ?? match)}
        >
          <ToggleButton value="all">All of</ToggleButton>
          <ToggleButton value="any">Any of</ToggleButton>
        </ToggleButtonGroup>
        <Autocomplete
          multiple
          size="small"
          options={Object.keys(conditions)}
          value={chosen}
          onChange={(_event, value) => setChosen(value)}
          renderInput={(params) => <TextField {...params} label="Conditions" />}
          sx={{ flexGrow: 1, minWidth: 240 }}
        />
      </Box>
      {/* As tall as the column headers and five rows. */}
      <div style={{ height: 318 }}>
        <DataGrid label="Orders" rows={found} columns={columns} disableColumnFilter hideFooter />
      </div>
    </div>
  );
}
