import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Part {
  id: string;
  part: string;
  price: number;
}

const rows: Part[] = [
  { id: 'K-17', part: 'Bottom bracket', price: 1034.5 },
  { id: 'K-22', part: 'Brake cable', price: 8 },
];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CopyRawValues() {
  const [raw, setRaw] = React.useState(true);
  const [copied, setCopied] = React.useState('Click a price and press Ctrl or ⌘ + C.');

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_event, checked) => setRaw(checked)} />}
        label="Copy values without their format"
      />
      <div style={{ height: 162 }}>
        <DataGrid
          label="Parts"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={raw}
          clipboardCopyCellDelimiter=", "
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {copied}
      </Typography>
    </div>
  );
}
