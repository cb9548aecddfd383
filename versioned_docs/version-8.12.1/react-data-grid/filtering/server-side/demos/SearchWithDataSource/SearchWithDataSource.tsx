import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

import { fetchMeters } from './server';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Meter', width: 90 },
  { field: 'street', headerName: 'Address', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters a day', type: 'number', width: 120 },
];

export default function SearchWithDataSource() {
  const [fails, setFails] = React.useState(false);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => fetchMeters(params, fails) }),
    [fails],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch />}
        checked={fails}
        onChange={(_event, checked) => {
          setFails(checked);
          setError('');
        }}
        sx={{ mb: 1 }}
      />
      {/* As tall as the toolbar, the column headers, a page of five rows, and the footer. */}
      <div style={{ height: 430 }}>
        <DataGrid
          label="Water meters"
          columns={columns}
          dataSource={dataSource}
          // With a cache, a late response to an old search could replace the cached rows.
          dataSourceCache={null}
          onDataSourceError={(problem) => setError(problem.message)}
          onFilterModelChange={() => setError('')}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          filterDebounceMs={400}
          disableColumnFilter
          disableColumnSorting
          showToolbar
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {error || 'Search for part of an address or a number.'}
      </Typography>
    </div>
  );
}
