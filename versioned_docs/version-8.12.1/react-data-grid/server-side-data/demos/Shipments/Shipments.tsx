import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import { fetchShipments, type Shipment } from './server';

// Offer what the server understands.
const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const compares = getGridNumericOperators().filter(({ value }) => value === '>' || value === '<');

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90, filterOperators: contains },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 90, filterOperators: contains },
  {
    field: 'kilos',
    headerName: 'Weight, kg',
    type: 'number',
    width: 110,
    filterOperators: compares,
  },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    const { rows, total } = await fetchShipments(sortModel, filterModel.items, start, end);
    return { rows, rowCount: total };
  },
};

export default function Shipments() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Shipments"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        disableRowSelectionOnClick
      />
    </div>
  );
}
