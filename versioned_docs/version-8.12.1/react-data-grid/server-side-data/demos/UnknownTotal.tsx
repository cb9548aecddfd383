import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

interface LogEntry {
  id: number;
  time: string;
  message: string;
}

const messages = ['Pump started', 'Valve 3 opened', 'Pressure 4.1 bar', 'Valve 3 closed'];
const log: LogEntry[] = Array.from({ length: 17 }, (_, index) => ({
  id: index + 1,
  time: `06:${String(index * 3).padStart(2, '0')}`,
  message: messages[index % messages.length] ?? '',
}));

// Stands in for a server that does not count. An answer takes 700 ms.
async function fetchLog(offset: number, limit: number) {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return log.slice(offset, offset + limit);
}

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    const offset = Number(start);
    const pageSize = end - offset + 1;
    // One row more than a page holds tells whether there is another page.
    const entries = await fetchLog(offset, pageSize + 1);
    return {
      rows: entries.slice(0, pageSize),
      rowCount: entries.length > pageSize ? -1 : offset + entries.length,
    };
  },
};

const columns: GridColDef<LogEntry>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'message', headerName: 'Message', flex: 1, minWidth: 150 },
];

export default function UnknownTotal() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Log of the pumping station"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
      />
    </div>
  );
}
