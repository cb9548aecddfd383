import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Crop {
  id: number;
  name: string;
  price: number;
  weeks: number[];
}

const rows: Crop[] = [
  { id: 1, name: 'Lentils', price: 1140, weeks: [1010, 1035, 1020, 1060, 1095, 1140] },
  { id: 2, name: 'Durum wheat', price: 318, weeks: [352, 349, 341, 330, 326, 318] },
  { id: 3, name: 'Sunflower seed', price: 562, weeks: [540, 571, 549, 580, 551, 562] },
  { id: 4, name: 'Oats', price: 246, weeks: [231, 233, 238, 236, 243, 246] },
];

function change(weeks: number[]) {
  const [first = 0] = weeks;
  return (weeks[weeks.length - 1] ?? 0) / first - 1;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'always' });

const columns: GridColDef<Crop>[] = [
  { field: 'name', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'price', headerName: '€ per tonne', type: 'number', width: 110 },
  {
    field: 'weeks',
    headerName: 'Six weeks',
    width: 120,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[]) => change(a) - change(b),
    valueFormatter: (weeks: number[]) => percent.format(change(weeks)),
    renderCell: ({ row, colDef }) => (
      <div role="img" aria-label={percent.format(change(row.weeks))}>
        <SparkLineChart data={row.weeks} width={colDef.computedWidth - 20} height={36} />
      </div>
    ),
  },
];

export default function PriceTrend() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Crop prices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
