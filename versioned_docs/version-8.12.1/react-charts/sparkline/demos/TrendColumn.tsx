import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Source {
  id: string;
  twh: number[];
}

// Electricity in the United Kingdom in TWh, 2010 to 2020, rounded.
// Source: Our World in Data, "Electricity mix from BP & EMBER (2022)".
const rows: Source[] = [
  { id: 'Coal', twh: [108, 108, 143, 130, 100, 76, 31, 23, 17, 7, 5] },
  { id: 'Wind', twh: [10, 16, 20, 28, 32, 40, 37, 50, 57, 64, 74] },
];

const columns: GridColDef<Source>[] = [
  { field: 'id', headerName: 'Source', flex: 1, minWidth: 80 },
  {
    field: 'last',
    headerName: '2020 (TWh)',
    type: 'number',
    width: 100,
    valueGetter: (_value, { twh }) => twh.at(-1),
  },
  {
    field: 'trend',
    headerName: '2010–2020',
    width: 130,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ row, colDef }: GridRenderCellParams<Source>) => (
      <SparkLineChart
        aria-label={`${row.id}: from ${row.twh[0]} to ${row.twh.at(-1)} TWh`}
        plotType="bar"
        color="#009E73"
        width={colDef.computedWidth - 20}
        height={48}
        data={row.twh}
      />
    ),
  },
];

export default function TrendColumn() {
  return (
    <div style={{ height: 164, width: '100%' }}>
      <DataGrid
        aria-label="Electricity in the United Kingdom"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
