import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Rainfall {
  id: number;
  year: number;
  [month: string]: number;
}

// Millimeters a month, 1996 to 2025.
const rows: Rainfall[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  year: 1996 + index,
  ...Object.fromEntries(months.map((month, m) => [month, 20 + ((index * 31 + m * 47) % 90)])),
}));

const columns: GridColDef<Rainfall>[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  ...months.map((field): GridColDef<Rainfall> => ({ field, type: 'number', width: 90 })),
];

export default function JumpToCell() {
  const apiRef = useGridApiRef();

  function jump(rowIndex: number, field: string) {
    const colIndex = apiRef.current?.getColumnIndex(field) ?? 0;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(rowIndex + 1, field);
  }

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => jump(14, 'Jul')}>
          July 2010
        </Button>
        <Button variant="outlined" onClick={() => jump(29, 'Dec')}>
          December 2025
        </Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>Back to start</Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Rainfall in millimeters"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
