import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Concert {
  id: number;
  artist: string;
  seats: number;
  hall: 'main' | 'club';
  sale: string;
  starts: string;
}

const rows: Concert[] = [
  {
    id: 1,
    artist: 'Nneka Obi',
    seats: 64,
    hall: 'main',
    sale: '2025-01-13',
    starts: '2025-05-02T20:00',
  },
  {
    id: 2,
    artist: 'Trio Halász',
    seats: 0,
    hall: 'club',
    sale: '2025-02-04',
    starts: '2025-04-18T21:30',
  },
  {
    id: 3,
    artist: 'Ana Prado',
    seats: 0,
    hall: 'main',
    sale: '2024-11-28',
    starts: '2025-06-11T19:30',
  },
  {
    id: 4,
    artist: 'Yuna Seo',
    seats: 160,
    hall: 'club',
    sale: '2025-03-01',
    starts: '2025-05-23T21:00',
  },
];

const columns: GridColDef<Concert>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 95 },
  {
    field: 'hall',
    headerName: 'Hall',
    type: 'singleSelect',
    width: 90,
    valueOptions: [
      { value: 'main', label: 'Main hall' },
      { value: 'club', label: 'Club' },
    ],
  },
  { field: 'seats', headerName: 'Seats left', type: 'number', width: 95 },
  {
    field: 'soldOut',
    headerName: 'Sold out',
    type: 'boolean',
    width: 85,
    valueGetter: (_value, row) => row.seats === 0,
  },
  {
    field: 'sale',
    headerName: 'On sale since',
    type: 'date',
    width: 115,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
  {
    field: 'starts',
    headerName: 'Starts',
    type: 'dateTime',
    width: 171,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) =>
      value.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  },
];

export default function ColumnTypes() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Concerts" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
