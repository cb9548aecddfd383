import * as React from 'react';
import { DataGrid, type GridColDef, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'rain', headerName: 'Rain, mm', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind, km/h', type: 'number', width: 120 },
];

const stations = [
  { id: 1, station: 'Bergen', rain: 14.2, wind: 31 },
  { id: 2, station: 'Valparaíso', rain: 0, wind: 22 },
  { id: 3, station: 'Busan', rain: 3.6, wind: 18 },
  { id: 4, station: 'Mombasa', rain: 8.1, wind: 12 },
];

const variants: readonly GridLoadingOverlayVariant[] = [
  'linear-progress',
  'circular-progress',
  'skeleton',
];

// The defaults have no accessible name.
const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading" />,
};

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant | undefined>(variants[0]);
  const [empty, setEmpty] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Variant"
          value={variant}
          onChange={({ target }) => setVariant(variants.find((name) => name === target.value))}
          sx={{ minWidth: 190 }}
        >
          {variants.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          sx={{ marginInlineStart: 0 }}
          control={<Switch checked={empty} onChange={(_event, checked) => setEmpty(checked)} />}
          label="No rows yet"
        />
      </Box>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Weather"
          rows={empty ? [] : stations}
          columns={columns}
          loading
          slots={slots}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          hideFooter
        />
      </div>
    </div>
  );
}
