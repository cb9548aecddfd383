import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { genre: 'Crime and thrillers', loans: 4870 },
  { genre: 'Picture books', loans: 4310 },
  { genre: 'Graphic novels', loans: 3025 },
  { genre: 'History', loans: 2190 },
  { genre: 'Cookery', loans: 1465 },
  { genre: 'Poetry', loans: 620 },
];

const loans = (value: number | null) => `${value?.toLocaleString('en-US')} loans`;

export default function LibraryLoans() {
  return (
    <BarChart
      aria-label="Loans in March by genre, from 4,870 (crime) to 620 (poetry)"
      height={300}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ dataKey: 'genre', width: 128, disableLine: true, disableTicks: true }]}
      xAxis={[{ label: 'Loans in March' }]}
      series={[{ dataKey: 'loans', valueFormatter: loans }]}
      grid={{ vertical: true }}
      margin={{ left: 0 }}
    />
  );
}
