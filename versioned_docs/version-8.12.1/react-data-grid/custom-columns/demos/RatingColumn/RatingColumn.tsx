import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ratingColumn } from './ratingColumnType';

interface Restaurant {
  id: number;
  name: string;
  food: number;
  service: number;
}

const rows: Restaurant[] = [
  { id: 1, name: 'Taverna Nikolaou', food: 5, service: 4 },
  { id: 2, name: 'Bento Sakura', food: 4, service: 5 },
  { id: 3, name: 'Chez Fatou', food: 5, service: 3 },
  { id: 4, name: 'Zlatá hruška', food: 3, service: 2 },
];

const columns: GridColDef<Restaurant>[] = [
  { field: 'name', headerName: 'Restaurant', flex: 1, minWidth: 120 },
  { ...ratingColumn, field: 'food', headerName: 'Food', editable: true },
  { ...ratingColumn, field: 'service', headerName: 'Service', editable: true },
];

export default function RatingColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Restaurants" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
