import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const medals = [
  { country: 'USA', gold: 40, silver: 44, bronze: 42 },
  { country: 'China', gold: 40, silver: 27, bronze: 24 },
  { country: 'Japan', gold: 20, silver: 12, bronze: 13 },
  { country: 'Australia', gold: 18, silver: 19, bronze: 16 },
  { country: 'France', gold: 16, silver: 26, bronze: 22 },
];

function toCsv(rows: readonly Record<string, string | number>[]) {
  const quote = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines.map((values) => values.map(quote).join(',')).join('\r\n');
}

export default function DownloadCsv() {
  // Excel needs the byte order mark to read the file as UTF-8.
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${toCsv(medals)}`)}`;

  return (
    <Stack sx={{ width: '100%' }}>
      <Button size="small" href={href} download="medals.csv" sx={{ alignSelf: 'center' }}>
        Download data (CSV)
      </Button>
      <BarChart
        aria-label="Olympic medals in 2024: USA 126, China 91, Japan 45, Australia 53, France 64"
        height={280}
        dataset={medals}
        xAxis={[{ dataKey: 'country' }]}
        yAxis={[{ label: 'Medals' }]}
        series={[
          { dataKey: 'gold', label: 'Gold', stack: 'medals', color: '#B8860B' },
          { dataKey: 'silver', label: 'Silver', stack: 'medals', color: '#7A7F87' },
          { dataKey: 'bronze', label: 'Bronze', stack: 'medals', color: '#A0522D' },
        ]}
      />
    </Stack>
  );
}
