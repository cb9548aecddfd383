import {
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnGroupingModel,
  GridEditInputCell,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import {
  categories,
  colors,
  marginOf,
  type Product,
  type Status,
  statuses,
  statusOf,
  warehouses,
} from './products';

const euros = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

export const formatEuros = (value: number) => euros.format(value);
const formatShare = (value: number) => percent.format(value);

const chipColors = {
  'In stock': 'success',
  Low: 'warning',
  'Sold out': 'error',
  Discontinued: 'default',
} as const satisfies Record<Status, string>;

interface EditProps extends GridPreProcessEditCellProps<number | null | undefined> {
  row: Product;
}

export function checkStock({ props, row }: EditProps) {
  const { value } = props;
  const error =
    typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 9999
      ? 'Enter a whole number from 0 to 9999.'
      : value < row.reserved
        ? `${row.reserved} are reserved by orders.`
        : undefined;
  return { ...props, error };
}

export function checkPrice({ props, row }: EditProps) {
  const { value } = props;
  const error =
    typeof value !== 'number' || value <= 0
      ? 'Enter a price above 0.'
      : value < row.cost
        ? `It costs € ${formatEuros(row.cost)}.`
        : undefined;
  return { ...props, error };
}

/** A number field with the error message in a tooltip. */
function NumberEditor({ error, ...params }: GridRenderEditCellParams<Product, number>) {
  const problem = typeof error === 'string' ? error : '';
  return (
    <Tooltip open={problem !== ''} title={problem} placement="bottom-end">
      <div style={{ width: '100%' }}>
        <GridEditInputCell {...params} debounceMs={0} error={problem !== ''} />
      </div>
    </Tooltip>
  );
}

const number = { type: 'number', width: 80 } as const;

export const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 116,
    valueGetter: (_value, row) => `${row.name}, ${row.size}`,
    renderCell: ({ row }) => (
      <span className="product">
        <b>
          {row.name}, {row.size}
        </b>
        <small>{row.sku}</small>
      </span>
    ),
  },
  { field: 'sku', headerName: 'SKU', width: 90 },
  {
    field: 'color',
    headerName: 'Color',
    type: 'singleSelect',
    valueOptions: Object.keys(colors),
    width: 92,
    renderCell: ({ row }) => (
      <span className="color">
        <i style={{ background: colors[row.color] }} />
        {row.color}
      </span>
    ),
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 110,
  },
  {
    field: 'warehouse',
    headerName: 'Warehouse',
    type: 'singleSelect',
    valueOptions: warehouses,
    width: 94,
  },
  {
    ...number,
    field: 'stock',
    headerName: 'Stock',
    editable: true,
    preProcessEditCellProps: checkStock,
    renderEditCell: (params) => <NumberEditor {...params} />,
    cellClassName: ({ row }) => (statusOf(row) === 'Low' || row.stock === 0 ? 'short' : ''),
  },
  {
    ...number,
    field: 'free',
    headerName: 'Free',
    width: 70,
    valueGetter: (_value, row) => row.stock - row.reserved,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 118,
    display: 'flex',
    valueGetter: (_value, row) => statusOf(row),
    renderCell: ({ row }) => {
      const status = statusOf(row);
      return <Chip size="small" variant="outlined" label={status} color={chipColors[status]} />;
    },
  },
  { ...number, field: 'cost', headerName: 'Cost, €', valueFormatter: formatEuros },
  {
    ...number,
    field: 'price',
    headerName: 'Price, €',
    editable: true,
    preProcessEditCellProps: checkPrice,
    renderEditCell: (params) => <NumberEditor {...params} />,
    valueFormatter: formatEuros,
  },
  {
    ...number,
    field: 'margin',
    headerName: 'Margin',
    width: 76,
    valueGetter: (_value, row) => marginOf(row),
    valueFormatter: formatShare,
  },
];

/** Each column is in a group, so that no header is empty for screen readers. */
export const columnGroups: GridColumnGroupingModel = [
  {
    groupId: 'goods',
    headerName: 'Goods',
    children: [
      { field: GRID_CHECKBOX_SELECTION_FIELD },
      { field: 'name' },
      { field: 'sku' },
      { field: 'color' },
      { field: 'category' },
    ],
  },
  {
    groupId: 'stock',
    headerName: 'Stock',
    children: [{ field: 'warehouse' }, { field: 'stock' }, { field: 'free' }, { field: 'status' }],
  },
  {
    groupId: 'money',
    headerName: 'Money',
    children: [{ field: 'cost' }, { field: 'price' }, { field: 'margin' }],
  },
];
