import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Ward {
  id: number;
  ward: string;
  turnout: number;
}

const rows: Ward[] = [
  { id: 1, ward: 'Altstadt', turnout: 81 },
  { id: 2, ward: 'Hafen', turnout: 54 },
  { id: 3, ward: 'Universität', turnout: 73 },
  { id: 4, ward: 'Sonnenberg', turnout: 38 },
];

function Turnout({ value = 0 }: GridRenderCellParams<Ward, number>) {
  return (
    <Box sx={{ position: 'relative', height: '100%', display: 'flex', alignItems: 'center' }}>
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 8,
          insetInlineStart: 0,
          width: `${value}%`,
          bgcolor: 'primary.main',
          opacity: 0.25,
          borderRadius: 1,
        }}
      />
      <Box sx={{ position: 'relative', paddingInlineStart: 1 }}>{value}%</Box>
    </Box>
  );
}

const columns: GridColDef<Ward>[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  {
    field: 'turnout',
    headerName: 'Turnout',
    type: 'number',
    flex: 1,
    minWidth: 160,
    align: 'left',
    headerAlign: 'left',
    renderCell: (params) => <Turnout {...params} />,
  },
];

export default function BarsInCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Turnout" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
