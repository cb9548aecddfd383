import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Duty {
  id: number;
  name: string;
  morning: string;
  midday: string;
  evening: string;
}

const rows: Duty[] = [
  { id: 1, name: 'Ilse Van Damme', morning: 'Reception', midday: 'Reception', evening: '' },
  { id: 2, name: 'Omar Haddad', morning: 'Ward 2', midday: 'Ward 2', evening: 'Ward 2' },
  { id: 3, name: 'Kirsi Mäkelä', morning: '', midday: 'Laboratory', evening: 'Laboratory' },
  { id: 4, name: 'Pablo Núñez', morning: 'Ward 1', midday: 'Training', evening: 'Ward 2' },
];

const times = ['morning', 'midday', 'evening'] as const;

// How many of the following times have the same duty.
function spanFrom(row: Duty, start: number) {
  const duties = times.slice(start).map((time) => row[time]);
  const end = duties.findIndex((duty) => duty !== duties[0]);
  return end === -1 ? duties.length : end;
}

const columns: GridColDef<Duty>[] = [
  { field: 'name', headerName: 'Name', width: 125 },
  ...times.map((time, index): GridColDef<Duty> => ({
    field: time,
    headerName: time.charAt(0).toUpperCase() + time.slice(1),
    flex: 1,
    minWidth: 75,
    sortable: false,
    align: 'center',
    headerAlign: 'center',
    valueFormatter: (value: string) => value || 'free',
    colSpan: (_value, row) => spanFrom(row, index),
  })),
];

export default function DutyRoster() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Duty roster"
        rows={rows}
        columns={columns}
        disableColumnSelector
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
