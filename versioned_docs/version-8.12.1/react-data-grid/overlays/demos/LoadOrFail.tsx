import * as React from 'react';
import { DataGrid, type GridColDef, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    failed?: boolean;
    onRetry?: () => void;
  }
}

interface Invoice {
  id: string;
  customer: string;
}

// Simulates a server that responds after a second, or fails.
function fetchInvoices(fails: boolean) {
  const invoices = [
    { id: 'R-118', customer: 'Fjällräven Café' },
    { id: 'R-119', customer: 'Panificio Russo' },
  ];
  return new Promise<Invoice[]>((resolve, reject) =>
    setTimeout(() => (fails ? reject(new Error('503')) : resolve(invoices)), 1000),
  );
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

function EmptyOrFailed({ failed, onRetry }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay>
      <Typography role={failed ? 'alert' : undefined}>
        {failed ? 'The invoices could not be loaded.' : 'No invoices yet'}
      </Typography>
      {failed && <Button onClick={onRetry}>Try again</Button>}
    </GridOverlay>
  );
}

export default function LoadOrFail() {
  const [rows, setRows] = React.useState<Invoice[]>([]);
  const [state, setState] = React.useState<'idle' | 'loading' | 'failed'>('idle');
  const [broken, setBroken] = React.useState(true);

  async function load() {
    setState('loading');
    setRows([]);
    try {
      setRows(await fetchInvoices(broken));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void load()} disabled={state === 'loading'}>
        Load
      </Button>
      <FormControlLabel
        control={<Switch checked={broken} onChange={(_event, checked) => setBroken(checked)} />}
        label="The server fails"
        sx={{ marginInlineStart: 1 }}
      />
      <div style={{ height: 240, marginTop: 8 }}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          loading={state === 'loading'}
          slots={{ noRowsOverlay: EmptyOrFailed }}
          slotProps={{ noRowsOverlay: { failed: state === 'failed', onRetry: () => void load() } }}
          hideFooter
        />
      </div>
    </div>
  );
}
