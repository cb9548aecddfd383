import * as React from 'react';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const hours = Array.from({ length: 48 }, (_, hour) => `h${hour}`);

interface Buoy {
  id: number;
  [hour: string]: number;
}

// Wave heights in centimeters: 100 buoys, 48 hours.
const rows: Buoy[] = Array.from({ length: 100 }, (_, id) => ({
  id: id + 1,
  ...Object.fromEntries(
    hours.map((field, hour) => [field, 60 + Math.round(40 * Math.sin((id + hour) / 5))]),
  ),
}));

const columns: GridColDef<Buoy>[] = [
  { field: 'id', headerName: 'Buoy', type: 'number', width: 80 },
  ...hours.map((field, hour): GridColDef<Buoy> => {
    return { field, headerName: `${hour} h`, type: 'number', width: 80 };
  }),
];

function RenderedPart() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex, firstColumnIndex, lastColumnIndex } = useGridSelector(
    apiRef,
    gridRenderContextSelector,
  );
  const cells = (lastRowIndex - firstRowIndex) * (lastColumnIndex - firstColumnIndex);

  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
      Rows {firstRowIndex + 1} to {lastRowIndex}, columns {firstColumnIndex + 1} to{' '}
      {lastColumnIndex}: {cells} of {rows.length * columns.length} cells.
    </Box>
  );
}

export default function CellsInDocument() {
  const [isOff, setIsOff] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(_event, checked) => setIsOff(checked)} />}
        label="Turn virtualization off"
      />
      <div style={{ height: 360 }}>
        <DataGrid
          label="Wave heights in centimeters"
          rows={rows}
          columns={columns}
          density="compact"
          disableVirtualization={isOff}
          slots={{ footer: RenderedPart }}
        />
      </div>
    </div>
  );
}
