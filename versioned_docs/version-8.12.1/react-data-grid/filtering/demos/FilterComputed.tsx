import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Field {
  id: number;
  crop: { name: string; variety: string };
  hectares: number;
  tonnes: number;
}

const rows: Field[] = [
  { id: 1, crop: { name: 'Wheat', variety: 'Akteur' }, hectares: 42, tonnes: 311 },
  { id: 2, crop: { name: 'Wheat', variety: 'Genius' }, hectares: 18, tonnes: 152 },
  { id: 3, crop: { name: 'Barley', variety: 'Planet' }, hectares: 25, tonnes: 168 },
  { id: 4, crop: { name: 'Rye', variety: 'Tayo' }, hectares: 31, tonnes: 189 },
  { id: 5, crop: { name: 'Barley', variety: 'Avalon' }, hectares: 12, tonnes: 92 },
];

const columns: GridColDef<Field>[] = [
  {
    field: 'crop',
    headerName: 'Crop',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => `${row.crop.name}, ${row.crop.variety}`,
  },
  { field: 'hectares', headerName: 'Hectares', type: 'number', width: 100 },
  {
    field: 'yield',
    headerName: 'Yield',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.tonnes / row.hectares,
    valueFormatter: (value: number) => `${value.toFixed(1)} t/ha`,
  },
];

const goodYield = { field: 'yield', operator: '>=', value: 7 };

export default function FilterComputed() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Harvest"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [goodYield] } } }}
        hideFooter
      />
    </div>
  );
}
