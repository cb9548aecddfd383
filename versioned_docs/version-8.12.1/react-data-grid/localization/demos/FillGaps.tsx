import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';

interface Book {
  id: number;
  title: string;
  author: string;
}

const rows: Book[] = [
  { id: 1, title: 'Pedro Páramo', author: 'Juan Rulfo' },
  { id: 2, title: 'Nada', author: 'Carmen Laforet' },
  { id: 3, title: 'Rayuela', author: 'Julio Cortázar' },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Título', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Autor', flex: 1, minWidth: 130 },
];

const spanish: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  columnMenuAriaLabel: (name) => `Menú de la columna ${name}`,
  noColumnsOverlayLabel: 'No hay columnas',
  noColumnsOverlayManageColumns: 'Mostrar columnas',
  paginationDisplayedRows: ({ from, to, count }) =>
    `${from}–${to} de ${count === -1 ? `más de ${to}` : count}`,
};

export default function FillGaps() {
  return (
    <div lang="es" style={{ height: 267, width: '100%' }}>
      <DataGrid aria-label="Libros" rows={rows} columns={columns} localeText={spanish} />
    </div>
  );
}
