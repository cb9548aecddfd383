import { DataGrid } from '@mui/x-data-grid';

import { columns, rooms } from '../rooms';

export default function RoomOccupancy() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        label="Occupancy of meeting rooms"
        rows={rooms}
        columns={columns}
        hideFooter
        getCellClassName={({ value }) => {
          if (typeof value !== 'number' || value < 0.5) return '';
          return value < 0.75
            ? 'bg-blue-800/12 dark:bg-indigo-300/12'
            : 'bg-blue-800/30 font-bold dark:bg-indigo-300/30';
        }}
      />
    </div>
  );
}
