import { DataGrid } from '@mui/x-data-grid';

import { columns, ferries } from '../ferries';
import './StripedFerries.css';

export default function StripedFerries() {
  return (
    <div className="ferries">
      <DataGrid
        label="Ferries"
        rows={ferries}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'ferries-stripe' : ''
        }
      />
    </div>
  );
}
