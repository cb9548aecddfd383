import Alert from '@mui/material/Alert';
import {
  DataGrid,
  deDE,
  useGridApiRef,
  type GridFilterModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useEffect, useState } from 'react';

import { columns, type Order } from './columns';
import OrderToolbar from './OrderToolbar';
import { filteredDay, isFiltered, savedState, saveState } from './savedState';

interface Page {
  rows: Order[];
  total: number;
}

interface OrderListProps {
  load: (query: { page: number; pageSize: number; day?: string }) => Promise<Page>;
  save: (order: Order) => Promise<Order>;
}

const { localeText } = deDE.components.MuiDataGrid.defaultProps;

function NoOrders() {
  return <p>No orders yet</p>;
}

export default function OrderList({ load, save }: OrderListProps) {
  const apiRef = useGridApiRef();
  const [data, setData] = useState<Page>();
  const [error, setError] = useState<string>();
  const [day, setDay] = useState<string>();
  const [selection, setSelection] = useState<GridRowSelectionModel>([]);
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 25 });

  useEffect(() => {
    load({ ...paginationModel, day }).then(setData, (cause: Error) => setError(cause.message));
  }, [load, paginationModel, day]);

  useEffect(() => {
    const onLeave = () => saveState(apiRef.current);
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [apiRef]);

  const onFilterModelChange = (model: GridFilterModel) => {
    setDay(filteredDay(model));
    if (!isFiltered(apiRef.current)) {
      setSelection([]);
    }
  };

  return (
    <div style={{ height: 500 }}>
      {error === undefined ? null : <Alert severity="error">{error}</Alert>}
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders"
        rows={data?.rows ?? []}
        columns={columns}
        loading={data === undefined}
        initialState={savedState()}
        density="compact"
        localeText={localeText}
        rowBuffer={10}
        paginationMode="server"
        rowCount={data?.total}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        filterMode="server"
        onFilterModelChange={onFilterModelChange}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        processRowUpdate={save}
        onProcessRowUpdateError={(cause: Error) => setError(cause.message)}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={[
          { groupId: 'Order', children: [{ field: 'customer' }, { field: 'orderedAt' }] },
        ]}
        components={{ Toolbar: OrderToolbar, NoRowsOverlay: NoOrders }}
        componentsProps={{
          toolbar: { selectedCount: selection.length },
          columnsPanel: { sort: 'asc', disableHideAllButton: true },
        }}
      />
    </div>
  );
}
