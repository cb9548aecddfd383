import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const regions = ['Alentejo', 'Algarve', 'Beira', 'Minho'];

const rows = Array.from({ length: 1240 }, (_, index) => ({
  id: 24_000 + index,
  region: regions[index % 4],
  trees: 300 + ((index * 71) % 2600),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Parcela', width: 100 },
  { field: 'region', headerName: 'Região', flex: 1, minWidth: 110 },
  { field: 'trees', headerName: 'Árvores', type: 'number', width: 110 },
];

const number = new Intl.NumberFormat('pt');

const localeText: Partial<GridLocaleText> = {
  paginationRowsPerPage: 'Linhas:',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${number.format(from)}–${number.format(to)} de ${number.format(count)}`,
  paginationItemAriaLabel: (type) => (type === 'next' ? 'Página seguinte' : 'Página anterior'),
};

export default function PaginationTexts() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        label="Oliveiras"
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { page: 260, pageSize: 4 } } }}
        pageSizeOptions={[4, 100, { value: -1, label: 'Todas' }]}
      />
    </div>
  );
}
