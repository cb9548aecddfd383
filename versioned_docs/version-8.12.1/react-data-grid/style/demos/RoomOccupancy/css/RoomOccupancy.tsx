import { DataGrid } from '@mui/x-data-grid';

import { columns, rooms } from '../rooms';
import './RoomOccupancy.css';

export default function RoomOccupancy() {
  return (
    <div className="rooms">
      <DataGrid
        label="Occupancy of meeting rooms"
        rows={rooms}
        columns={columns}
        hideFooter
        getCellClassName={({ value }) => {
          if (typeof value !== 'number' || value < 0.5) return '';
          return value < 0.75 ? 'rooms-busy' : 'rooms-full';
        }}
      />
    </div>
  );
}
