import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridFilterItem,
  GridPagination,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
}

const customers = ['Åkerlund Möbler', 'Panadería Quispe', 'Nakamura Optics', 'Okafor & Sons'];
const invoices: Invoice[] = Array.from({ length: 14 }, (_, index) => ({
  id: 1041 + index,
  customer: customers[(index * 3) % customers.length] ?? '',
  amount: ((index * 53) % 90) * 10 + 120,
}));

// Stands in for a server that adds up all rows that pass, on all pages. An answer takes 700 ms.
async function fetchInvoices([filter]: GridFilterItem[], start: number, end: number) {
  await new Promise((resolve) => setTimeout(resolve, 700));
  const least = filter?.value === undefined ? 0 : Number(filter.value);
  const found = invoices.filter(({ amount }) => amount >= least);
  return {
    rows: found.slice(start, end + 1),
    rowCount: found.length,
    sum: found.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const SumContext = React.createContext<number | undefined>(undefined);

function FooterWithSum() {
  const sum = React.useContext(SumContext);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ px: 1.25, py: 1, fontWeight: 'bold', fontSize: 14 }}>
        Total: {sum === undefined ? '…' : euros.format(sum)}
      </Box>
      <Box sx={{ marginInlineStart: 'auto' }}>
        <GridPagination />
      </Box>
    </Box>
  );
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 80, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, filterable: false },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 105,
    valueFormatter: (value: number) => euros.format(value),
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>='),
  },
];

export default function TotalFromServer() {
  const [sum, setSum] = React.useState<number>();
  const latest = React.useRef(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel, start, end }) => {
        latest.current += 1;
        const request = latest.current;
        const answer = await fetchInvoices(filterModel.items, Number(start), end);
        // The grid ignores outdated responses, so the footer must ignore their totals.
        if (request === latest.current) setSum(answer.sum);
        return answer;
      },
    }),
    [],
  );

  return (
    <SumContext.Provider value={sum}>
      {/* Room for the column headers, a page of five rows, and the footer. */}
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          label="Invoices"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          slots={{ footer: FooterWithSum }}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableRowSelectionOnClick
        />
      </div>
    </SumContext.Provider>
  );
}
