import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Trail {
  id: number;
  name: string;
  meters: number;
}

const rows: Trail[] = [
  { id: 1, name: 'Levada do Norte', meters: 12400 },
  { id: 2, name: 'Tatra Ridge', meters: 21800 },
  { id: 3, name: 'Kungsleden, day one', meters: 15300 },
];

export default function KeepWidths() {
  const [miles, setMiles] = React.useState(false);
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  const columns = React.useMemo(() => {
    const definitions: GridColDef<Trail>[] = [
      { field: 'name', headerName: 'Trail', width: 160 },
      {
        field: 'meters',
        headerName: miles ? 'Length, mi' : 'Length, km',
        type: 'number',
        width: 120,
        valueFormatter: (value: number) => (value / (miles ? 1609.34 : 1000)).toFixed(1),
      },
    ];
    return definitions.map((column) => ({
      ...column,
      width: widths[column.field] ?? column.width,
    }));
  }, [miles, widths]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Miles"
        control={<Switch checked={miles} />}
        onChange={(_event, checked) => setMiles(checked)}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 214 }}>
        <DataGrid
          label="Trails"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((previous) => ({ ...previous, [colDef.field]: width }))
          }
          hideFooter
        />
      </div>
    </div>
  );
}
