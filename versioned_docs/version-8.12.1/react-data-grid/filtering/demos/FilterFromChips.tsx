import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = [
  { id: 1, title: 'Replace the lift cable', team: 'Maintenance', hours: 14 },
  { id: 2, title: 'Paint the stairwell', team: 'Maintenance', hours: 22 },
  { id: 3, title: 'Sort the archive', team: 'Office', hours: 9 },
  { id: 4, title: 'Renew the insurance', team: 'Office', hours: 3 },
  { id: 5, title: 'Prune the lime trees', team: 'Garden', hours: 11 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 180 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const views: Record<string, GridFilterModel> = {
  All: { items: [] },
  Office: { items: [{ field: 'team', operator: 'equals', value: 'Office' }] },
  'More than 10 hours': { items: [{ field: 'hours', operator: '>', value: 10 }] },
};

export default function FilterFromChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [item] = filterModel.items;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {Object.entries(views).map(([label, model]) => (
          <Chip
            key={label}
            label={label}
            aria-pressed={filterModel === model}
            color={filterModel === model ? 'primary' : 'default'}
            onClick={() => setFilterModel(model)}
          />
        ))}
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          label="Tasks"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {item ? `Filter: ${item.field} ${item.operator} ${item.value ?? '…'}` : 'No filter'}
      </Typography>
    </Box>
  );
}
