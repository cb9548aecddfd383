import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const rows = [
  { id: 1, model: 'Fjord 22', kind: 'City', gears: 8, price: 890 },
  { id: 2, model: 'Serra GT', kind: 'Gravel', gears: 12, price: 2150 },
  { id: 3, model: 'Fjord 28', kind: 'City', gears: 7, price: 1240 },
  { id: 4, model: 'Tatra', kind: 'Mountain', gears: 12, price: 2790 },
  { id: 5, model: 'Serra', kind: 'Gravel', gears: 11, price: 1490 },
];

const kinds = [...new Set(rows.map((row) => row.kind))];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'gears', headerName: 'Gears', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 110 },
];

const everything = { model: '', kind: '', maxPrice: '' };

export default function FieldsAboveGrid() {
  const [filters, setFilters] = React.useState(everything);
  const found = React.useMemo(
    () =>
      rows.filter(
        ({ model, kind, price }) =>
          model.toLowerCase().includes(filters.model.trim().toLowerCase()) &&
          (filters.kind === '' || kind === filters.kind) &&
          (filters.maxPrice === '' || price <= Number(filters.maxPrice)),
      ),
    [filters],
  );

  function field(name: keyof typeof everything) {
    return {
      size: 'small' as const,
      value: filters[name],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        setFilters({ ...filters, [name]: event.target.value }),
    };
  }

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { width: 140 } }}>
        <TextField label="Model" {...field('model')} />
        <TextField label="Kind" select {...field('kind')}>
          <MenuItem value="">All</MenuItem>
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kind}
            </MenuItem>
          ))}
        </TextField>
        <TextField label="Price up to" type="number" {...field('maxPrice')} />
      </Box>
      {/* As tall as the column headers and five rows. */}
      <div style={{ height: 318 }}>
        <DataGrid label="Bicycles" rows={found} columns={columns} disableColumnFilter hideFooter />
      </div>
    </div>
  );
}
