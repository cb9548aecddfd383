import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  to: string;
  state: string;
}

const rows: Shipment[] = [
  { id: 'S-41', to: 'Porto', state: 'transit' },
  { id: 'S-42', to: 'Gent', state: 'customs' },
  { id: 'S-43', to: 'Malmö', state: 'delivered' },
  { id: 'S-44', to: 'Kaunas', state: 'returned' },
  { id: 'S-45', to: 'Brno', state: 'delivered' },
  { id: 'S-46', to: 'Cork', state: 'customs' },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    width: 140,
    valueOptions: [
      { value: 'transit', label: 'On the way' },
      { value: 'customs', label: 'At customs' },
      { value: 'delivered', label: 'Delivered' },
      { value: 'returned', label: 'Returned' },
    ],
  },
];

const troubled = { field: 'state', operator: 'isAnyOf', value: ['customs', 'returned'] };

export default function FilterByOptions() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [troubled] } } }}
        hideFooter
      />
    </div>
  );
}
