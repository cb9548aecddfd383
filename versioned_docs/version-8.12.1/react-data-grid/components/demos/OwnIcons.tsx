import { DataGrid, type GridBaseIconProps, type GridColDef } from '@mui/x-data-grid';
import type SvgIcon from '@mui/material/SvgIcon';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, tool: 'Torque wrench', shelf: 'D4', lent: true },
  { id: 2, tool: 'Laser level', shelf: 'B1', lent: false },
  { id: 3, tool: 'Rotary hammer', shelf: 'A7', lent: true },
];

function asSlot(Icon: typeof SvgIcon) {
  return function SlotIcon({ className, fontSize, titleAccess }: GridBaseIconProps) {
    return <Icon className={className} fontSize={fontSize} titleAccess={titleAccess} />;
  };
}

const slots = {
  columnSortedAscendingIcon: asSlot(ExpandLess),
  columnSortedDescendingIcon: asSlot(ExpandMore),
  columnUnsortedIcon: asSlot(UnfoldMore),
  columnMenuIcon: asSlot(MoreHoriz),
  booleanCellTrueIcon: asSlot(CheckCircleOutlined),
  booleanCellFalseIcon: asSlot(CancelOutlined),
};

export default function OwnIcons() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Tools"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'tool', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
