import { DataGrid } from '@mui/x-data-grid';

import { columns, seeds } from '../seeds';

export default function ColumnMenuColors() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        label="Seeds"
        rows={seeds}
        columns={columns}
        hideFooter
        slotProps={{
          columnMenu: {
            className:
              'p-1 [&_.MuiMenuItem-root]:rounded-xl [&_.MuiListItemIcon-root]:text-blue-800 dark:[&_.MuiListItemIcon-root]:text-indigo-300',
          },
        }}
      />
    </div>
  );
}
