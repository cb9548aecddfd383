import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';

interface Order {
  id: string;
  status: string;
  customer: string;
  amount: number;
}

interface Group {
  id: string;
  status: string;
  size: number;
  amount: number;
  open: boolean;
}

type Line = Order | Group;

const orders: Order[] = [
  { id: 'A-311', status: 'Open', customer: 'Casa Ferrante', amount: 240 },
  { id: 'A-312', status: 'Paid', customer: 'Kaffihús Björk', amount: 96 },
  { id: 'A-313', status: 'Open', customer: 'Nakamura Optics', amount: 1310 },
  { id: 'A-314', status: 'Sent', customer: 'Okafor & Sons', amount: 88 },
  { id: 'A-315', status: 'Paid', customer: 'Studio Benarrous', amount: 640 },
  { id: 'A-316', status: 'Paid', customer: 'Zieliński Transport', amount: 175 },
];

const statuses = [...new Set(orders.map(({ status }) => status))];

function groupByStatus(open: Set<string>): Line[] {
  return statuses.flatMap((status) => {
    const found = orders.filter((order) => order.status === status);
    const group: Group = {
      id: `status-${status}`,
      status,
      size: found.length,
      amount: found.reduce((sum, order) => sum + order.amount, 0),
      open: open.has(status),
    };
    return group.open ? [group, ...found] : [group];
  });
}

function toggled(open: Set<string>, id: string) {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

export default function OrdersByStatus() {
  const [open, setOpen] = React.useState(() => new Set(['Open']));

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'id',
        headerName: 'Order',
        width: 90,
        colSpan: (_value, row) => ('size' in row ? 2 : 1),
        renderCell: ({ row, tabIndex }) =>
          'size' in row ? (
            <Button
              size="small"
              color="inherit"
              tabIndex={tabIndex}
              aria-expanded={row.open}
              startIcon={row.open ? <ExpandLess /> : <ExpandMore />}
              onClick={() => setOpen((before) => toggled(before, row.status))}
            >
              {row.status} ({row.size})
            </Button>
          ) : (
            row.id
          ),
      },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
      { field: 'amount', headerName: 'Amount, €', type: 'number', width: 100 },
    ],
    [],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders by status"
        rows={groupByStatus(open)}
        columns={columns}
        isRowSelectable={({ row }) => !('size' in row)}
        getRowClassName={({ row }) => ('size' in row ? 'group' : '')}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
      />
    </div>
  );
}
