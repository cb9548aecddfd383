import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Harvest {
  id: number;
  orchard: string;
  variety: string;
  picked: string;
  kilos: number;
  trees: number;
}

const rows: Harvest[] = [
  {
    id: 1,
    orchard: 'Sønderskov',
    variety: 'Elstar',
    picked: '2025-09-18',
    kilos: 4120,
    trees: 160,
  },
  {
    id: 2,
    orchard: 'Pomar do Vale',
    variety: 'Gala',
    picked: '2025-08-29',
    kilos: 6980,
    trees: 240,
  },
  {
    id: 3,
    orchard: 'Hof Lindner',
    variety: 'Braeburn',
    picked: '2025-10-21',
    kilos: 3055,
    trees: 95,
  },
  {
    id: 4,
    orchard: 'Sad Kowalski',
    variety: 'Szampion',
    picked: '2025-10-02',
    kilos: 8240,
    trees: 310,
  },
  {
    id: 5,
    orchard: 'Verger Caron',
    variety: 'Elstar',
    picked: '2025-09-24',
    kilos: 2710,
    trees: 88,
  },
];

const columns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', flex: 1, minWidth: 130 },
  {
    field: 'variety',
    headerName: 'Variety',
    type: 'singleSelect',
    valueOptions: ['Braeburn', 'Elstar', 'Gala', 'Szampion'],
    width: 120,
  },
  {
    field: 'picked',
    headerName: 'Picked',
    type: 'date',
    width: 130,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
  { field: 'kilos', headerName: 'Harvest, kg', type: 'number', width: 120 },
  {
    field: 'perTree',
    headerName: 'Per tree',
    description: 'Kilograms of one tree on average',
    type: 'number',
    valueGetter: (_value, row) => row.kilos / row.trees,
    valueFormatter: (value: number) => `${value.toFixed(1)} kg`,
  },
];

export default function HarvestColumns() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Apple harvest" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
