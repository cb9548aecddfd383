import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StarHalf from '@mui/icons-material/StarHalf';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150 },
  { field: 'km', headerName: 'Length, km', type: 'number', width: 120 },
];

const rows = [
  { id: 1, trail: 'Fishermen’s Trail', km: 226 },
  { id: 2, trail: 'Kungsleden', km: 440 },
  { id: 3, trail: 'Peaks of the Balkans', km: 192 },
];

const slotProps = {
  baseCheckbox: {
    material: {
      icon: <StarBorder />,
      checkedIcon: <Star />,
      indeterminateIcon: <StarHalf />,
      color: 'warning',
    },
  },
} as const;

export default function StarredRows() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
