import { DataGrid } from '@mui/x-data-grid';

import { columns, rooms } from '../rooms';

export default function RoomOccupancy() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Occupancy of meeting rooms"
        rows={rooms}
        columns={columns}
        hideFooter
        getCellClassName={({ value }) => {
          if (typeof value !== 'number' || value < 0.5) return '';
          return value < 0.75 ? 'busy' : 'full';
        }}
        sx={{
          '& .busy': {
            bgcolor: (theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
          },
          '& .full': {
            bgcolor: (theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.3),
            fontWeight: 'bold',
          },
        }}
      />
    </div>
  );
}
