import { DataGrid } from '@mui/x-data-grid';

import { columns, seeds } from '../seeds';
import './ColumnMenuColors.css';

export default function ColumnMenuColors() {
  return (
    <div className="seeds">
      <DataGrid
        label="Seeds"
        rows={seeds}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu: { className: 'seeds-menu' } }}
      />
    </div>
  );
}
