import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { styled } from '@mui/material/styles';

import { type Album, albums, columns } from '../albums';

const QuietGrid = styled(DataGrid<Album>)(({ theme }) => ({
  '--DataGrid-rowBorderColor': (theme.vars ?? theme).palette.divider,
  border: 0,
  borderRadius: 0,
  [`& .${gridClasses.columnHeaderTitle}`]: {
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
}));

export default function QuietFrame() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <QuietGrid label="Albums" rows={albums} columns={columns} hideFooter />
    </div>
  );
}
