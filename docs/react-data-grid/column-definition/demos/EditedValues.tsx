import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: number;
  code: string;
  from: string;
  to: string;
  load: number;
}

const rows: Flight[] = [
  { id: 1, code: 'TP 1335', from: 'LHR', to: 'LIS', load: 0.91 },
  { id: 2, code: 'SK 1416', from: 'CPH', to: 'ARN', load: 0.64 },
  { id: 3, code: 'KQ 0112', from: 'NBO', to: 'CDG', load: 0.78 },
  { id: 4, code: 'LO 0379', from: 'WAW', to: 'FRA', load: 0.83 },
];

const columns: GridColDef<Flight>[] = [
  {
    field: 'code',
    headerName: 'Flight',
    width: 130,
    editable: true,
    valueParser: (value?: string) => value?.toUpperCase(),
  },
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 150,
    editable: true,
    valueGetter: (_value, row) => `${row.from}–${row.to}`,
    valueParser: (value?: string) => value?.toUpperCase(),
    valueSetter: (value: string, row) => {
      // Any other character separates the two airports.
      const [from = row.from, to = row.to] = value.split(/[^A-Z]+/).filter(Boolean);
      return { ...row, from, to };
    },
  },
  { field: 'from', headerName: 'From', width: 90 },
  { field: 'to', headerName: 'To', width: 90 },
  {
    field: 'load',
    headerName: 'Load, %',
    type: 'number',
    width: 110,
    editable: true,
    valueGetter: (value: number) => Math.round(value * 100),
    valueSetter: (value: number | null, row) => ({ ...row, load: (value ?? 0) / 100 }),
  },
];

export default function EditedValues() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Flights" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
