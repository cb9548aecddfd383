import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: string;
  title: string;
  section?: boolean;
  height?: number;
  first?: number;
}

const rows: Entry[] = [
  { id: 'alps', title: 'Alps', section: true },
  { id: 'a1', title: 'Großglockner', height: 3798, first: 1800 },
  { id: 'a2', title: 'Weisshorn', height: 4506, first: 1861 },
  { id: 'andes', title: 'Andes', section: true },
  { id: 'b1', title: 'Chimborazo', height: 6263, first: 1880 },
];

const columns: GridColDef<Entry>[] = [
  {
    field: 'title',
    headerName: 'Mountain',
    flex: 1,
    minWidth: 130,
    colSpan: (_value, row) => (row.section ? columns.length : 1),
  },
  { field: 'height', headerName: 'Height, m', type: 'number', width: 100 },
  {
    field: 'first',
    headerName: 'First climbed',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => value ?? '',
  },
];

export default function SectionRows() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Mountains"
        rows={rows}
        columns={columns}
        isRowSelectable={({ row }) => !row.section}
        getRowClassName={({ row }) => (row.section ? 'section' : '')}
        sx={{ '& .section': { bgcolor: 'action.hover', color: 'text.secondary' } }}
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
