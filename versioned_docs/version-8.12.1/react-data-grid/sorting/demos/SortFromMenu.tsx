import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Apartment {
  id: number;
  district: string;
  rooms: number;
  area: number;
  rent: number;
}

const rows: Apartment[] = [
  { id: 1, district: 'Alfama', rooms: 2, area: 54, rent: 980 },
  { id: 2, district: 'Graça', rooms: 3, area: 78, rent: 940 },
  { id: 3, district: 'Estrela', rooms: 4, area: 112, rent: 890 },
  { id: 4, district: 'Areeiro', rooms: 1, area: 38, rent: 620 },
  { id: 5, district: 'Belém', rooms: 3, area: 91, rent: 860 },
];

const columns: GridColDef<Apartment>[] = [
  { field: 'district', headerName: 'District', flex: 1, minWidth: 120 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 100 },
  { field: 'area', headerName: 'Area, m²', type: 'number', width: 110 },
  { field: 'rent', headerName: 'Rent, €', type: 'number', width: 110 },
];

const choices: Record<string, string> = {
  'rent:asc': 'Cheapest first',
  'area:desc': 'Largest first',
  'district:asc': 'District, A to Z',
};

export default function SortFromMenu() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'rent', sort: 'asc' }]);
  const key = sortModel.map((item) => `${item.field}:${item.sort}`).join();

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Order"
        size="small"
        value={key in choices ? key : ''}
        onChange={(event) => {
          const [field = '', sort] = event.target.value.split(':');
          setSortModel([{ field, sort: sort === 'desc' ? 'desc' : 'asc' }]);
        }}
        sx={{ minWidth: 200, mb: 2 }}
      >
        {Object.entries(choices).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 318 }}>
        <DataGrid
          label="Apartments"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Address: <code>/apartments{key && `?sort=${key}`}</code>
      </Typography>
    </Box>
  );
}
