import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import Tooltip from '@mui/material/Tooltip';

interface Ticket {
  id: number;
  kind: string;
  price: number;
}

const rows: Ticket[] = [
  { id: 1, kind: 'Adult', price: 14 },
  { id: 2, kind: 'Student', price: 9 },
  { id: 3, kind: 'Family', price: 32 },
];

function checkPrice({ props }: GridPreProcessEditCellProps<number | undefined>) {
  const price = props.value;
  const valid = typeof price === 'number' && price > 0 && price <= 100;
  return { ...props, error: valid ? undefined : 'Enter a price from 0.01 to 100.' };
}

function PriceEditor({ error, ...params }: GridRenderEditCellParams<Ticket, number>) {
  return (
    <Tooltip open={Boolean(error)} title={error ? String(error) : ''} placement="bottom-end">
      <GridEditInputCell {...params} error={Boolean(error)} />
    </Tooltip>
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'kind', headerName: 'Ticket', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price, €',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkPrice,
    renderEditCell: (params) => <PriceEditor {...params} />,
  },
];

export default function CheckPrices() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Prices"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ '& .Mui-error input': { color: 'error.main', textDecoration: 'underline wavy' } }}
      />
    </div>
  );
}
