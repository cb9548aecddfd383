import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowParams, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Peak {
  id: number;
  name: string;
  meters: number;
}

const names = ['Aneto', 'Bietschhorn', 'Cuillin', 'Dom', 'Eiger', 'Galdhøpiggen', 'Jungfrau'];
const sides = ['north', 'south', 'east', 'west'];

const rows: Peak[] = sides.flatMap((side, s) =>
  names.map((name, n) => ({
    id: s * names.length + n + 1,
    name: `${name}, ${side} side`,
    meters: 2400 + s * 320 + n * 41,
  })),
);

const columns: GridColDef<Peak>[] = [
  { field: 'name', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 100 },
];

export default function ComeBack() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState<Peak | null>(null);
  const [scroll, setScroll] = React.useState({ top: 0, left: 0 });

  function leave(peak: Peak) {
    setScroll(apiRef.current?.getScrollPosition() ?? { top: 0, left: 0 });
    setOpen(peak);
  }

  return (
    <div style={{ height: 320, width: '100%' }}>
      {open ? (
        <div>
          <Button onClick={() => setOpen(null)}>Back to the list</Button>
          <Typography sx={{ mt: 1 }}>
            {open.name}: {open.meters} meters.
          </Typography>
        </div>
      ) : (
        <DataGrid
          apiRef={apiRef}
          label="Routes"
          rows={rows}
          columns={columns}
          onRowClick={({ row }: GridRowParams<Peak>) => leave(row)}
          initialState={{ scroll }}
          hideFooter
        />
      )}
    </div>
  );
}
