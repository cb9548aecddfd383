import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Entry {
  id: number;
  account: string;
  booked: Date;
  amount: number;
}

const rows: Entry[] = [
  { id: 1, account: 'Rent', booked: new Date(2025, 1, 1), amount: -1450 },
  { id: 2, account: 'Sales, "north"', booked: new Date(2025, 1, 4), amount: 8320.5 },
  { id: 3, account: 'Café supplies', booked: new Date(2025, 1, 6), amount: -212.9 },
];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 130 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CsvText() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [semicolon, setSemicolon] = React.useState(false);
  const [unescaped, setUnescaped] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    const options = { delimiter: semicolon ? ';' : ',', escapeFormulas: !unescaped };
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');
  }, [apiRef, raw, semicolon, unescaped]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch size="small" onChange={(_event, checked) => setRaw(checked)} />}
        label="Values as they are"
      />
      <FormControlLabel
        control={<Switch size="small" onChange={(_event, checked) => setSemicolon(checked)} />}
        label="Semicolons"
      />
      <FormControlLabel
        control={<Switch size="small" onChange={(_event, checked) => setUnescaped(checked)} />}
        label="Formulas not escaped"
      />
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          label="Ledger"
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        aria-label="CSV"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 2,
          p: 1.5,
          height: 112,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {csv}
      </Box>
    </div>
  );
}
