import { DataGrid } from '@mui/x-data-grid';

import { albums, columns } from '../albums';
import './QuietFrame.css';

export default function QuietFrame() {
  return (
    <div className="albums">
      <DataGrid label="Albums" rows={albums} columns={columns} hideFooter />
    </div>
  );
}
