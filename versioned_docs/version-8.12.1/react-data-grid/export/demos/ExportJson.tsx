import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Tree {
  id: string;
  species: string;
  planted: number;
  height: number | null;
}

const rows: Tree[] = [
  { id: 'P-07', species: 'Silver birch', planted: 1998, height: 14.5 },
  { id: 'P-11', species: 'Field maple', planted: 2006, height: 9.2 },
  { id: 'P-15', species: 'Sessile oak', planted: 2021, height: null },
];

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 110 },
  {
    field: 'planted',
    headerName: 'Planted',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
  },
  { field: 'height', headerName: 'Height, m', type: 'number', width: 100 },
];

export default function ExportJson() {
  const apiRef = useGridApiRef();

  function download() {
    const shown = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
    const blob = new Blob([JSON.stringify(shown, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'trees.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={download} sx={{ mb: 2 }}>
        Download JSON
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid apiRef={apiRef} label="Trees" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
