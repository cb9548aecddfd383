import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface School {
  id: number;
  name: string;
  pupils: number;
  math24: number;
  math25: number;
  reading24: number;
  reading25: number;
}

const rows: School[] = [
  {
    id: 1,
    name: 'Colégio da Luz',
    pupils: 412,
    math24: 71,
    math25: 74,
    reading24: 80,
    reading25: 79,
  },
  {
    id: 2,
    name: 'Szkoła nr 12',
    pupils: 655,
    math24: 78,
    math25: 81,
    reading24: 76,
    reading25: 83,
  },
  {
    id: 3,
    name: 'École du Parc',
    pupils: 380,
    math24: 69,
    math25: 66,
    reading24: 84,
    reading25: 88,
  },
];

const score = { type: 'number', width: 62 } as const;

const columns: GridColDef<School>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'pupils', headerName: 'Pupils', type: 'number', width: 75 },
  { ...score, field: 'math24', headerName: '2024' },
  { ...score, field: 'math25', headerName: '2025' },
  { ...score, field: 'reading24', headerName: '2024' },
  { ...score, field: 'reading25', headerName: '2025' },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'School', children: [{ field: 'name' }, { field: 'pupils' }] },
  {
    groupId: 'Math',
    headerAlign: 'center',
    children: [{ field: 'math24' }, { field: 'math25' }],
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
