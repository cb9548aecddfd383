import * as React from 'react';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Meter {
  id: number;
  house: string;
  week: readonly number[];
}

const start: Meter[] = [
  { id: 1, house: 'Lindenweg 4', week: [8, 9, 7, 11, 14, 16, 12] },
  { id: 2, house: 'Kastanienallee 21', week: [5, 5, 6, 4, 9, 8, 7] },
  { id: 3, house: 'Am Hang 2', week: [12, 11, 13, 12, 10, 15, 17] },
];

const Bars = React.memo(function Bars({ week }: { week: readonly number[] }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 70 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={week.join(', ')}
      sx={{ display: 'block', width: '100%', height: 36, color: 'primary.main' }}
    >
      {week.map((kwh, day) => (
        <rect key={day} x={day * 10} y={20 - kwh} width={8} height={kwh} fill="currentColor" />
      ))}
    </Box>
  );
});

const columns: GridColDef<Meter>[] = [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 140 },
  {
    field: 'week',
    headerName: 'Week, kWh',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }: GridRenderCellParams<Meter>) => <Bars week={row.week} />,
  },
];

export default function MemoCells() {
  const [rows, setRows] = React.useState(start);

  function readFirst() {
    setRows((old) =>
      old.map((row) => (row.id === 1 ? { ...row, week: [...row.week.slice(1), 13] } : row)),
    );
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={readFirst} sx={{ mb: 2 }}>
        Read the first meter
      </Button>
      {/* As tall as the column headers and three rows. */}
      <div style={{ height: 214 }}>
        <DataGrid label="Meters" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
