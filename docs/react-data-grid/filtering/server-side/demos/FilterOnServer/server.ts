import type { GridFilterModel } from '@mui/x-data-grid';

export interface River {
  id: number;
  name: string;
  kilometers: number;
}

// Stands in for a database. It knows two operators and answers after 800 ms.
const rivers: River[] = [
  { id: 1, name: 'Danube', kilometers: 2850 },
  { id: 2, name: 'Loire', kilometers: 1006 },
  { id: 3, name: 'Rhine', kilometers: 1233 },
  { id: 4, name: 'Douro', kilometers: 897 },
  { id: 5, name: 'Drina', kilometers: 346 },
];

export function fetchRivers({ items: [item] }: GridFilterModel, fails: boolean) {
  const found = rivers.filter(({ name, kilometers }) => {
    if (item?.value === undefined) return true;
    return item.operator === 'contains'
      ? name.toLowerCase().includes(String(item.value).toLowerCase())
      : kilometers >= Number(item.value);
  });
  return new Promise<River[]>((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('The server fails.')) : resolve(found)), 800);
  });
}
