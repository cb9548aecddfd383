import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const rows = [
  { id: 1, town: 'Győr', country: 'Hungary', people: 127_600 },
  { id: 2, town: 'Gdańsk', country: 'Poland', people: 487_800 },
  { id: 3, town: 'Malmö', country: 'Sweden', people: 362_100 },
  { id: 4, town: 'Łódź', country: 'Poland', people: 652_000 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 110 },
];

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore diacritics"
        control={<Switch checked={ignore} onChange={(_event, checked) => setIgnore(checked)} />}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          key={String(ignore)}
          label="Towns"
          rows={rows}
          columns={columns}
          initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['gyor'] } } }}
          ignoreDiacritics={ignore}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
