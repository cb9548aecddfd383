import { DataGrid } from '@mui/x-data-grid';

import { columns, ferries } from '../ferries';

export default function StripedFerries() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Ferries"
        rows={ferries}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'stripe' : ''
        }
        sx={{ '& .stripe:not(.Mui-selected, :hover)': { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
