import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Review {
  id: number;
  guest: string;
  review: string;
}

const rows: Review[] = [
  { id: 1, guest: 'Ingrid Solheim', review: 'Close to the tram and quiet at night.' },
  {
    id: 2,
    guest: 'Thabo Mokoena',
    review:
      'The breakfast alone is worth the journey: warm bread, five kinds of jam, and a cook who remembers what you asked for the day before.',
  },
  { id: 3, guest: 'Chiara Bellini', review: 'The elevator was broken.' },
  {
    id: 4,
    guest: 'Arjun Mehta',
    review: 'Small room with a large window over the harbor. We will be back next year in May.',
  },
];

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 130 },
  { field: 'review', headerName: 'Review', flex: 1, minWidth: 200 },
];

const getRowHeight = () => 'auto' as const;

export default function WrappedReviews() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Reviews"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { paddingBlock: 1.5 } }}
      />
    </div>
  );
}
