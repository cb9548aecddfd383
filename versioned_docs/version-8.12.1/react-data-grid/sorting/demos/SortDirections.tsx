import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Review {
  id: number;
  guest: string;
  stars: number;
  date: string;
  comment: string;
}

const rows: Review[] = [
  { id: 1, guest: 'Ingrid Solheim', stars: 4, date: '2025-03-02', comment: 'Close to the tram.' },
  { id: 2, guest: 'Thabo Mokoena', stars: 5, date: '2025-01-18', comment: 'A great breakfast.' },
  { id: 3, guest: 'Chiara Bellini', stars: 2, date: '2025-02-25', comment: 'The lift was broken.' },
  { id: 4, guest: 'Arjun Mehta', stars: 5, date: '2025-03-09', comment: 'Back next year.' },
  {
    id: 5,
    guest: 'Léa Fontaine',
    stars: 3,
    date: '2025-02-06',
    comment: 'Small room, kind staff.',
  },
];

const newestFirst = ['desc', 'asc'] as const;

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 150 },
  { field: 'stars', headerName: 'Stars', type: 'number', sortingOrder: ['desc', 'asc', null] },
  { field: 'date', headerName: 'Date', width: 130, sortingOrder: newestFirst },
  { field: 'comment', headerName: 'Comment', flex: 1, minWidth: 200, sortable: false },
];

export default function SortDirections() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Reviews" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
