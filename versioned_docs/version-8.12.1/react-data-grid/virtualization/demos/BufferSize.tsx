import * as React from 'react';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Wagon {
  id: number;
  load: string;
  tonnes: number;
}

const loads = ['Timber', 'Grain', 'Steel coils', 'Containers', 'Gravel'];

const rows: Wagon[] = Array.from({ length: 100 }, (_, index) => ({
  id: 3100 + index,
  load: loads[index % loads.length] ?? '',
  tonnes: 38 + ((index * 7) % 23),
}));

const columns: GridColDef<Wagon>[] = [
  { field: 'id', headerName: 'Wagon', width: 90 },
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 100 },
];

function RenderedRows() {
  const context = useGridSelector(useGridApiContext(), gridRenderContextSelector);

  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
      {context.lastRowIndex - context.firstRowIndex} of {rows.length} rows are rendered.
    </Box>
  );
}

export default function BufferSize() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row buffer"
        value={buffer}
        onChange={(_event, value: number | null) => value !== null && setBuffer(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={1000}>1000 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          key={buffer}
          label="Freight train"
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          slots={{ footer: RenderedRows }}
        />
      </div>
    </div>
  );
}
