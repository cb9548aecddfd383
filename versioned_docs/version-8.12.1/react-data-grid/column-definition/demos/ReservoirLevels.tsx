import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Reservoir {
  id: number;
  name: string;
  river: string;
  /** Share of the capacity, from 0 to 1. */
  level: number;
}

const rows: Reservoir[] = [
  { id: 1, name: 'Alqueva', river: 'Guadiana', level: 0.82 },
  { id: 2, name: 'Sau', river: 'Ter', level: 0.17 },
  { id: 3, name: 'Vidraru', river: 'Argeș', level: 0.64 },
  { id: 4, name: 'Edersee', river: 'Eder', level: 0.43 },
  { id: 5, name: 'Sylvenstein', river: 'Isar', level: 0.95 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

function LevelCell({ value = 0, formattedValue }: GridRenderCellParams<Reservoir, number, string>) {
  return (
    <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            width: formattedValue,
            height: '100%',
            borderRadius: 1,
            bgcolor: value < 0.25 ? 'error.main' : 'primary.main',
          }}
        />
      </Box>
      <Box sx={{ width: 40, textAlign: 'end' }}>{formattedValue}</Box>
    </Box>
  );
}

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', width: 130 },
  { field: 'river', headerName: 'River', width: 120 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    headerAlign: 'left',
    flex: 1,
    minWidth: 200,
    display: 'flex',
    valueFormatter: (value: number) => percent.format(value),
    renderCell: (params) => <LevelCell {...params} />,
  },
];

export default function ReservoirLevels() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Reservoir levels" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
