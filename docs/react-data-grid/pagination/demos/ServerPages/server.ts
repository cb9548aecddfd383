export interface Bus {
  id: number;
  line: string;
  to: string;
  time: string;
}

const stops = ['Harbor', 'University', 'Old Town', 'Airport', 'Stadium', 'Lido'];

// Stands in for a database with 48 departures. It answers after 800 ms.
const buses = Array.from({ length: 48 }, (_, index): Bus => {
  const minutes = 6 * 60 + index * 11;
  const time = [Math.floor(minutes / 60), minutes % 60];
  return {
    id: index,
    line: `${1 + ((index * 7) % 9)}`,
    to: stops[index % 6] ?? '',
    time: time.map((part) => String(part).padStart(2, '0')).join(':'),
  };
});

interface Request {
  page: number;
  pageSize: number;
  fails: boolean;
}

export function fetchBuses({ page, pageSize, fails }: Request) {
  const rows = buses.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise<{ rows: Bus[]; total: number }>((resolve, reject) => {
    setTimeout(() => {
      if (fails) reject(new Error('The server cannot be reached.'));
      else resolve({ rows, total: buses.length });
    }, 800);
  });
}
