import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Site {
  id: number;
  site: string;
  panels: number;
  output: number;
}

const rows: Site[] = [
  { id: 1, site: 'Évora', panels: 320, output: 148 },
  { id: 2, site: 'Almería', panels: 540, output: 271 },
  { id: 3, site: 'Ħamrun', panels: 90, output: 39 },
  { id: 4, site: 'Agrigento', panels: 210, output: 96 },
  { id: 5, site: 'Larnaka', panels: 160, output: 77 },
];

const columns: GridColDef<Site>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 90 },
  { field: 'panels', headerName: 'Panels', type: 'number', width: 100 },
  { field: 'output', headerName: 'Output, MWh', type: 'number', width: 125 },
];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const functions = {
  Sum: sum,
  Average: (values: number[]) => (values.length ? sum(values) / values.length : 0),
  Largest: (values: number[]) => (values.length ? Math.max(...values) : 0),
};

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function TotalsFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const [name, setName] = React.useState<keyof typeof functions>('Sum');
  const total = (field: 'panels' | 'output') =>
    format.format(functions[name](entries.map(({ model }) => Number(model[field]))));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1, fontSize: 14 }}>
      <TextField
        select
        size="small"
        label="Function"
        value={name}
        onChange={(event) => {
          const chosen = event.target.value;
          if (chosen === 'Sum' || chosen === 'Average' || chosen === 'Largest') setName(chosen);
        }}
        sx={{ width: 120 }}
      >
        {Object.keys(functions).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, marginInlineStart: 'auto' }}
      >
        <span>Panels: {total('panels')}</span>
        <span>Output: {total('output')} MWh</span>
      </Box>
    </Box>
  );
}

export default function TotalsByFunction() {
  return (
    <div style={{ height: 432, width: '100%' }}>
      <DataGrid
        label="Solar sites"
        rows={rows}
        columns={columns}
        slots={{ footer: TotalsFooter }}
        showToolbar
        disableRowSelectionOnClick
      />
    </div>
  );
}
