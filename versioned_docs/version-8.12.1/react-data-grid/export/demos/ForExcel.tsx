import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Wine {
  id: number;
  name: string;
  region: string;
  bottles: number;
}

const rows: Wine[] = [
  { id: 1, name: 'Grüner Veltliner', region: 'Niederösterreich', bottles: 240 },
  { id: 2, name: 'Vinho Verde', region: 'Monção', bottles: 132 },
  { id: 3, name: 'Fetească Neagră', region: 'Dealu Mare', bottles: 84 },
];

const columns: GridColDef<Wine>[] = [
  { field: 'name', headerName: 'Wine', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 120 },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 90 },
];

export default function ForExcel() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportDataAsCsv({
            fileName: 'wines-2025-03',
            delimiter: ';',
            utf8WithBom: true,
          })
        }
        sx={{ mb: 2 }}
      >
        Download for Excel
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          label="Wines"
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport
          hideFooter
        />
      </div>
    </div>
  );
}
