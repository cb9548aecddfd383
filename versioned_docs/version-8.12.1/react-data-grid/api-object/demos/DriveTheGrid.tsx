import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 140 },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'strings', headerName: 'Strings', type: 'number', width: 100 },
];

const rows = [
  { id: 1, name: 'Oud', family: 'Lute', strings: 11 },
  { id: 2, name: 'Charango', family: 'Lute', strings: 10 },
  { id: 3, name: 'Nyckelharpa', family: 'Fiddle', strings: 16 },
  { id: 4, name: 'Kora', family: 'Harp', strings: 21 },
  { id: 5, name: 'Erhu', family: 'Fiddle', strings: 2 },
];

export default function DriveTheGrid() {
  const apiRef = useGridApiRef();

  function goToKora() {
    apiRef.current?.selectRow(4, true, true);
    apiRef.current?.setCellFocus(4, 'name');
  }

  function filterFiddles() {
    apiRef.current?.setFilterModel({
      items: [{ field: 'family', operator: 'equals', value: 'Fiddle' }],
    });
  }

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={goToKora}>
          Go to Kora
        </Button>
        <Button variant="outlined" onClick={filterFiddles}>
          Fiddles only
        </Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>All</Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Instruments"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
