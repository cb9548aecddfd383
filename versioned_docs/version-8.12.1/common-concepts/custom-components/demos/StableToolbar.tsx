import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    search?: string;
    onSearchChange?: (search: string) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'platforms', headerName: 'Platforms', type: 'number', width: 110 },
];

const stations = [
  { id: 1, station: 'Østerport', line: 'M3', platforms: 2 },
  { id: 2, station: 'Nørreport', line: 'M1', platforms: 4 },
  { id: 3, station: 'Enghave Plads', line: 'M3', platforms: 2 },
  { id: 4, station: 'Forum', line: 'M1', platforms: 2 },
];

function SearchToolbar({ search, onSearchChange }: GridSlotProps['toolbar']) {
  return (
    <Box sx={{ p: 1 }}>
      <TextField
        label="Find a station"
        size="small"
        value={search}
        onChange={(event) => onSearchChange?.(event.target.value)}
      />
    </Box>
  );
}

export default function StableToolbar() {
  const [search, setSearch] = useState('');
  const [inline, setInline] = useState(false);

  const rows = stations.filter(({ station }) =>
    station.toLowerCase().includes(search.trim().toLowerCase()),
  );

  // The mistake: another component at each render, so React unmounts the field you type in.
  const InlineToolbar = (props: GridSlotProps['toolbar']) => <SearchToolbar {...props} />;

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={inline} onChange={(_event, checked) => setInline(checked)} />}
        label="Define the toolbar inside the component"
      />
      <div style={{ height: 380 }}>
        <DataGrid
          aria-label="Metro stations"
          rows={rows}
          columns={columns}
          showToolbar
          slots={{ toolbar: inline ? InlineToolbar : SearchToolbar }}
          slotProps={{ toolbar: { search, onSearchChange: setSearch } }}
        />
      </div>
    </div>
  );
}
