import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

const streets = ['Rua do Ouro', 'Calle Mayor', 'Rue du Lac', 'Via Roma', 'Lange Gasse'];

// Stands in for a database with forty meters. It answers after 800 ms.
const meters = Array.from({ length: 40 }, (_, index) => ({
  id: 5000 + index * 7,
  street: `${streets[index % 5]} ${3 + index}`,
  liters: 90 + ((index * 53) % 210),
}));

export function fetchMeters({ filterModel, start, end }: GridGetRowsParams, fails: boolean) {
  const words = filterModel.quickFilterValues ?? [];
  const found = meters.filter((meter) => {
    const text = `${meter.id} ${meter.street}`.toLowerCase();
    return words.every((word) => text.includes(String(word).toLowerCase()));
  });
  return new Promise<GridGetRowsResponse>((resolve, reject) => {
    setTimeout(() => {
      if (fails) reject(new Error('The server cannot be reached.'));
      else resolve({ rows: found.slice(Number(start), end + 1), rowCount: found.length });
    }, 800);
  });
}
