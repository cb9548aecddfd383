import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Parcel {
  id: number;
  city: string;
  weight: number;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120, editable: true },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 120 },
];

const rows: Parcel[] = [
  { id: 1, city: 'Tromsø', weight: 3.4 },
  { id: 2, city: 'Cádiz', weight: 12 },
  { id: 3, city: 'Łódź', weight: 0.8 },
];

export default function EventLog() {
  const [log, setLog] = React.useState<readonly string[]>([]);

  const handlers = React.useMemo(() => {
    const note = (line: string) => setLog((old) => [line, ...old].slice(0, 6));
    return {
      onCellClick: ({ id, field }) => note(`onCellClick: row ${id}, ${field}`),
      onRowClick: ({ row }: { row: Parcel }) => note(`onRowClick: ${row.city}`),
      onCellKeyDown: (_params, event) => note(`onCellKeyDown: ${event.key}`),
      onCellEditStart: ({ reason }) => note(`onCellEditStart: ${reason}`),
      onCellEditStop: ({ reason }) => note(`onCellEditStop: ${reason}`),
      onColumnHeaderClick: ({ field }) => note(`onColumnHeaderClick: ${field}`),
      onSortModelChange: (model) => note(`onSortModelChange: ${JSON.stringify(model)}`),
      onMenuOpen: () => note('onMenuOpen'),
      onColumnWidthChange: ({ width }) => note(`onColumnWidthChange: ${width} px`),
    } satisfies Partial<DataGridProps>;
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid aria-label="Parcels" rows={rows} columns={columns} hideFooter {...handlers} />
      </div>
      <Box
        role="log"
        aria-label="Events, newest first"
        sx={{
          mt: 1,
          p: 1,
          height: 152,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {log.length === 0 && <Typography variant="body2">Do something in the grid.</Typography>}
        {log.map((line, index) => (
          <Typography key={index} variant="body2" noWrap sx={{ fontFamily: 'monospace' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
