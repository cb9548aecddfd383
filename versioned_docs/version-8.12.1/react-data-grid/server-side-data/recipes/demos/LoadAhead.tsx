import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

interface Lake {
  id: number;
  name: string;
  depth: number;
}

const lakes: Lake[] = [
  { id: 1, name: 'Baikal', depth: 1642 },
  { id: 2, name: 'Tanganyika', depth: 1470 },
  { id: 3, name: 'Malawi', depth: 706 },
  { id: 4, name: 'Issyk-Kul', depth: 668 },
  { id: 5, name: 'Crater Lake', depth: 594 },
  { id: 6, name: 'Matano', depth: 590 },
  { id: 7, name: 'Hornindalsvatnet', depth: 514 },
  { id: 8, name: 'Tahoe', depth: 501 },
  { id: 9, name: 'Como', depth: 425 },
  { id: 10, name: 'Toba', depth: 505 },
  { id: 11, name: 'Titicaca', depth: 281 },
  { id: 12, name: 'Ohrid', depth: 288 },
];

const pageSize = 4;

// Stands in for a server. An answer takes 900 ms.
async function fetchLakes(page: number) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return { rows: lakes.slice(page * pageSize, (page + 1) * pageSize), rowCount: lakes.length };
}

const answers = new Map<number, ReturnType<typeof fetchLakes>>();

function load(page: number) {
  const answer = answers.get(page) ?? fetchLakes(page);
  answers.set(page, answer);
  return answer;
}

const dataSource: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    const page = paginationModel?.page ?? 0;
    const answer = await load(page);
    if ((page + 1) * pageSize < answer.rowCount) void load(page + 1);
    return answer;
  },
};

const columns: GridColDef<Lake>[] = [
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 140 },
  { field: 'depth', headerName: 'Depth, m', type: 'number', width: 120 },
];

export default function LoadAhead() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Lakes"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{ pagination: { paginationModel: { pageSize } } }}
        pageSizeOptions={[pageSize]}
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
      />
    </div>
  );
}
