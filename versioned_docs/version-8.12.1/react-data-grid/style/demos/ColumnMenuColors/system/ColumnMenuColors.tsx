import { DataGrid } from '@mui/x-data-grid';

import { columns, seeds } from '../seeds';

export default function ColumnMenuColors() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Seeds"
        rows={seeds}
        columns={columns}
        hideFooter
        slotProps={{
          basePopper: {
            material: {
              sx: {
                '& .MuiDataGrid-menuList': { p: 0.5 },
                '& .MuiMenuItem-root': { borderRadius: 1 },
                '& .MuiListItemIcon-root': { color: 'primary.main' },
              },
            },
          },
        }}
      />
    </div>
  );
}
