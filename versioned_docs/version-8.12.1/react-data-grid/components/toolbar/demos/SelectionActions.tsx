import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  type GridRowId,
  type GridSlotProps,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onShip?: (ids: readonly GridRowId[]) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'state', headerName: 'State', width: 100 },
];

const orders = [
  { id: 7301, customer: 'Café Brontë', state: 'Packed' },
  { id: 7302, customer: 'Ortiz Ferretería', state: 'Packed' },
  { id: 7303, customer: 'Hoshino Books', state: 'Shipped' },
  { id: 7304, customer: 'Atelier Dubois', state: 'Packed' },
];

function OrderToolbar({ onShip }: GridSlotProps['toolbar']) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <Typography variant="body2" role="status" sx={{ flex: 1, mx: 1 }}>
        {count === 0 ? 'Select orders to ship' : `${count} selected`}
      </Typography>
      <ToolbarButton
        render={<Button size="small" variant="contained" />}
        disabled={count === 0}
        onClick={() => onShip?.([...gridRowSelectionIdsSelector(apiRef).keys()])}
      >
        Ship
      </ToolbarButton>
    </Toolbar>
  );
}

export default function SelectionActions() {
  const [rows, setRows] = React.useState(orders);

  const ship = React.useCallback((ids: readonly GridRowId[]) => {
    setRows((old) => old.map((row) => (ids.includes(row.id) ? { ...row, state: 'Shipped' } : row)));
  }, []);

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: OrderToolbar }}
        slotProps={{ toolbar: { onShip: ship } }}
        hideFooter
      />
    </div>
  );
}
