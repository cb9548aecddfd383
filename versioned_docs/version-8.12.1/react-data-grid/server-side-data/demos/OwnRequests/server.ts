import type { GridPaginationModel, GridSortModel } from '@mui/x-data-grid';

export interface Book {
  id: number;
  title: string;
  year: number;
}

const books: Book[] = [
  { id: 1, title: 'Pedro Páramo', year: 1955 },
  { id: 2, title: 'Things Fall Apart', year: 1958 },
  { id: 3, title: 'The Leopard', year: 1958 },
  { id: 4, title: 'Season of Migration to the North', year: 1966 },
  { id: 5, title: 'The Door', year: 1987 },
  { id: 6, title: 'Kokoro', year: 1914 },
  { id: 7, title: 'Independent People', year: 1934 },
  { id: 8, title: 'The Radetzky March', year: 1932 },
  { id: 9, title: 'Gösta Berlings saga', year: 1891 },
];

/** Stands in for `fetch` and a server. An answer takes 700 ms. */
export function fetchBooks(
  { page, pageSize }: GridPaginationModel,
  [order]: GridSortModel,
  fails: boolean,
  signal: AbortSignal,
) {
  const sign = order?.sort === 'desc' ? -1 : 1;
  const found = [...books].sort((a, b) => {
    if (order?.field === 'year') {
      return sign * (a.year - b.year);
    }
    return order?.field === 'title' ? sign * a.title.localeCompare(b.title, 'en') : 0;
  });
  const rows = found.slice(page * pageSize, (page + 1) * pageSize);

  return new Promise<{ rows: Book[]; total: number }>((resolve, reject) => {
    setTimeout(() => {
      if (fails) {
        reject(new Error('The library does not answer.'));
      } else {
        resolve({ rows, total: books.length });
      }
    }, 700);
    signal.addEventListener('abort', () => reject(new Error('Aborted.')));
  });
}
