import Chip from '@mui/material/Chip';
import {
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
  type GridValueGetterParams,
  type GridValueSetterParams,
} from '@mui/x-data-grid';

export interface Order {
  id: number;
  customer: string;
  /** A day such as `2025-03-14`. */
  orderedAt: string;
  price: number;
  quantity: number;
  isPaid: boolean;
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const getTotal = (params: GridValueGetterParams<Order>) => params.row.price * params.row.quantity;

const setCustomer = (params: GridValueSetterParams<Order, string>) => ({
  ...params.row,
  customer: params.value?.trim() ?? '',
});

const atLeast: GridFilterOperator = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: (item) => (item.value ? ({ value }) => value >= item.value : null),
  InputComponent: GridFilterInputValue,
};

export const columns: GridColDef<Order>[] = [
  { field: 'customer', flex: 1, editable: true, valueSetter: setCustomer },
  {
    field: 'orderedAt',
    type: 'date',
    width: 120,
    valueGetter: ({ row }) => new Date(`${row.orderedAt}T00:00:00`),
  },
  {
    field: 'total',
    type: 'number',
    valueGetter: getTotal,
    valueFormatter: ({ value }) => euro.format(Number(value)),
    filterOperators: [...getGridNumericOperators(), atLeast],
  },
  {
    field: 'isPaid',
    renderCell: ({ row }) => (
      <Chip
        size="small"
        label={row.isPaid ? 'Paid' : 'Open'}
        color={row.isPaid ? 'success' : 'default'}
      />
    ),
  },
];
