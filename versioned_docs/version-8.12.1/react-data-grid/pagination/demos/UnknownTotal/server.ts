const doors = ['North', 'Garage', 'South'];
const people = ['Hana Novotná', 'Kwame Asante', 'Elif Yıldız', 'Mateus Carvalho'];

export interface Entry {
  id: number;
  time: string;
  door?: string;
  who?: string;
}

// Stands in for a log of 18 lines that nobody counts. It answers after 600 ms.
const entries = Array.from({ length: 18 }, (_, index): Entry => ({
  id: index,
  time: `${7 + Math.floor(index / 6)}:${10 + (index % 6) * 8}`,
  door: doors[index % 3],
  who: people[(index * 3) % 4],
}));

export function fetchEntries({ page, pageSize }: { page: number; pageSize: number }) {
  const end = (page + 1) * pageSize;
  const answer = { rows: entries.slice(page * pageSize, end), hasNextPage: end < entries.length };
  return new Promise<typeof answer>((resolve) => setTimeout(() => resolve(answer), 600));
}
