import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const harvest = [
  { crop: 'Wheat', region: 'Beauce', year: '2024', tonnes: 410 },
  { crop: 'Wheat', region: 'Skåne', year: '2024', tonnes: 265 },
  { crop: 'Wheat', region: 'Beauce', year: '2025', tonnes: 385 },
  { crop: 'Barley', region: 'Skåne', year: '2024', tonnes: 190 },
  { crop: 'Barley', region: 'Beauce', year: '2025', tonnes: 140 },
  { crop: 'Barley', region: 'Skåne', year: '2025', tonnes: 215 },
  { crop: 'Rye', region: 'Skåne', year: '2025', tonnes: 80 },
];

type Field = 'crop' | 'region' | 'year';
const names: Record<Field, string> = { crop: 'Crop', region: 'Region', year: 'Year' };
const fields: Field[] = ['crop', 'region', 'year'];

type PivotRow = Record<string, string | number>;

function pivot(down: Field, across: Field) {
  const valuesOf = (field: Field) => [...new Set(harvest.map((entry) => entry[field]))].sort();
  const heads = valuesOf(across);
  const columns: GridColDef<PivotRow>[] = [
    { field: 'head', headerName: names[down], flex: 1, minWidth: 80 },
    ...heads.map((head) => ({
      field: `at-${head}`,
      headerName: head,
      type: 'number' as const,
      width: 80,
    })),
    { field: 'total', headerName: 'Total', type: 'number', width: 80 },
  ];
  const rows = valuesOf(down).map((value) => {
    const row: PivotRow = { id: value, head: value, total: 0 };
    for (const entry of harvest.filter((candidate) => candidate[down] === value)) {
      const field = `at-${entry[across]}`;
      row[field] = Number(row[field] ?? 0) + entry.tonnes;
      row.total = Number(row.total) + entry.tonnes;
    }
    return row;
  });
  return { columns, rows };
}

export default function PivotHarvest() {
  const [down, setDown] = React.useState<Field>('crop');
  const [across, setAcross] = React.useState<Field>('year');
  const { columns, rows } = React.useMemo(() => pivot(down, across), [down, across]);

  const choice = (label: string, value: Field, other: Field, setValue: (field: Field) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => setValue(fields.find((field) => field === event.target.value) ?? value)}
      sx={{ width: 130 }}
    >
      {fields
        .filter((field) => field !== other)
        .map((field) => (
          <MenuItem key={field} value={field}>
            {names[field]}
          </MenuItem>
        ))}
    </TextField>
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1.5} sx={{ mb: 1.5 }}>
        {choice('Rows', down, across, setDown)}
        {choice('Columns', across, down, setAcross)}
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Harvest in tonnes"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
