import { DataGrid, FilterPanelTrigger, type GridColDef, Toolbar } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'meters', headerName: 'Length, m', type: 'number', width: 150 },
];

const rows = [
  { id: 1, bridge: 'Erasmusbrug', city: 'Rotterdam', meters: 802 },
  { id: 2, bridge: 'Ponte da Arrábida', city: 'Porto', meters: 615 },
  { id: 3, bridge: 'Széchenyi lánchíd', city: 'Budapest', meters: 375 },
  { id: 4, bridge: 'Ponte Vecchio', city: 'Firenze', meters: 84 },
];

function BridgeToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <Button {...props} size="small" variant={filterCount > 0 ? 'contained' : 'outlined'}>
            {filterCount > 0 ? 'Filter is on' : 'Filter'} {open ? '▴' : '▾'}
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function StateInRender() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Bridges"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: BridgeToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'meters', operator: '>', value: 300 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
