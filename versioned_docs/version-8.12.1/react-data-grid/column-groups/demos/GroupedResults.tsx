import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface School {
  id: number;
  name: string;
  pupils: number;
  maths24: number;
  maths25: number;
  reading24: number;
  reading25: number;
}

const rows: School[] = [
  {
    id: 1,
    name: 'Colégio da Luz',
    pupils: 412,
    maths24: 71,
    maths25: 74,
    reading24: 80,
    reading25: 79,
  },
  {
    id: 2,
    name: 'Szkoła nr 12',
    pupils: 655,
    maths24: 78,
    maths25: 81,
    reading24: 76,
    reading25: 83,
  },
  {
    id: 3,
    name: 'École du Parc',
    pupils: 380,
    maths24: 69,
    maths25: 66,
    reading24: 84,
    reading25: 88,
  },
];

const score = { type: 'number', width: 62 } as const;

const columns: GridColDef<School>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'pupils', headerName: 'Pupils', type: 'number', width: 75 },
  { ...score, field: 'maths24', headerName: '2024' },
  { ...score, field: 'maths25', headerName: '2025' },
  { ...score, field: 'reading24', headerName: '2024' },
  { ...score, field: 'reading25', headerName: '2025' },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'School', children: [{ field: 'name' }, { field: 'pupils' }] },
  {
    groupId: 'Maths',
    headerAlign: 'center',
    children: [{ field: 'maths24' }, { field: 'maths25' }],
  },
  {
    groupId: 'Reading',
    headerAlign: 'center',
    description: 'Median of all pupils, 0 to 100',
    children: [{ field: 'reading24' }, { field: 'reading25' }],
  },
];

export default function GroupedResults() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Test results"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
