import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

interface Animal {
  id: number;
  name: string;
  kind: string;
  age: number;
}

const rows: Animal[] = [
  { id: 1, name: 'Pixel', kind: 'Cat', age: 4 },
  { id: 2, name: 'Bruno', kind: 'Dog', age: 9 },
  { id: 3, name: 'Clementine', kind: 'Rabbit', age: 1 },
];

const columns: GridColDef<Animal>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 90 },
  { field: 'age', headerName: 'Age', type: 'number', width: 80 },
];

const localeText: Partial<GridLocaleText> = {
  noResultsOverlayLabel: 'No animal matches. Try another name.',
  toolbarQuickFilterPlaceholder: 'Name or kind…',
  footerRowSelected: (count) => (count === 1 ? '1 animal chosen' : `${count} animals chosen`),
  paginationRowsPerPage: 'Animals per page:',
  paginationDisplayedRows: ({ from, to, count }) => `${from} to ${to} out of ${count}`,
  checkboxSelectionSelectRow: 'Choose this animal',
  checkboxSelectionUnselectRow: 'Do not choose this animal',
};

export default function OwnTexts() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Animals"
        rows={rows}
        columns={columns}
        localeText={localeText}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
