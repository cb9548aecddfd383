import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Shift {
  id: number;
  ward: string;
  early: string;
  late: string;
  night: string;
  note: string;
}

const rows: Shift[] = [
  { id: 1, ward: 'A1', early: 'Ngozi', late: 'Pavel', night: 'Marisol', note: 'Keys at the desk' },
  { id: 2, ward: 'A2', early: 'Yuki', late: 'Fatou', night: 'Anders', note: '' },
  { id: 3, ward: 'B1', early: 'Leila', late: 'Ngozi', night: 'Pavel', note: 'Lift out of order' },
  { id: 4, ward: 'B2', early: 'Anders', late: 'Yuki', night: 'Fatou', note: '' },
];

const columns: GridColDef<Shift>[] = [
  { field: 'ward', headerName: 'Ward', width: 80 },
  { field: 'early', headerName: 'Early', flex: 1, minWidth: 90 },
  { field: 'late', headerName: 'Late', flex: 1, minWidth: 90 },
  { field: 'night', headerName: 'Night', flex: 1, minWidth: 90 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 140 },
];

export default function PrintRoster() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            fileName: 'Roster',
            fields: ['ward', 'early', 'late', 'night'],
            hideFooter: true,
            pageStyle: '@page { size: A4 landscape; margin: 12mm; }',
          })
        }
        sx={{ mb: 2 }}
      >
        Print without notes
      </Button>
      <div style={{ height: 319 }}>
        <DataGrid apiRef={apiRef} label="Roster" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
