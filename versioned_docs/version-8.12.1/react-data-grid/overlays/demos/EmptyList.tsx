import * as React from 'react';
import { DataGrid, type GridColDef, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onCreate?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 140 },
];

const first = [{ id: 'S-1', to: 'Thessaloniki' }];
const nothing: typeof first = [];

function NoShipments({ onCreate }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay>
      <LocalShippingOutlined fontSize="large" color="disabled" />
      <Typography>No shipments yet</Typography>
      <Button variant="contained" size="small" onClick={onCreate}>
        Create one
      </Button>
    </GridOverlay>
  );
}

export default function EmptyList() {
  const [rows, setRows] = React.useState(nothing);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          slots={{ noRowsOverlay: NoShipments }}
          slotProps={{ noRowsOverlay: { onCreate: () => setRows(first) } }}
          hideFooter
        />
      </div>
      <Button disabled={rows.length === 0} onClick={() => setRows(nothing)} sx={{ mt: 1 }}>
        Remove it again
      </Button>
    </div>
  );
}
