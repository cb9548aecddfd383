import { BarChart } from '@mui/x-charts/BarChart';

// Million shares on each trading day from 6 January 2025, five to a week.
const volumes = [
  3.1, 2.8, 3.4, 2.9, 3.6, 3.3, 3.0, 4.1, 3.8, 3.5, 2.7, 3.2, 3.9, 4.4, 3.7, 3.1, 2.9, 3.3, 5.2,
  4.6, 3.8, 3.4, 3.1, 3.6, 3.2, 2.8, 3.0, 3.5, 3.3, 2.9, 3.7, 4.0, 4.3, 3.9, 3.6, 3.2, 3.1, 3.8,
  4.7, 5.6, 4.9, 4.2, 3.9, 3.5, 3.4, 3.0, 2.9, 3.3, 3.6, 3.1,
];

const tradingDays = volumes.map(
  (_, index) => new Date(2025, 0, 6 + Math.floor(index / 5) * 7 + (index % 5)),
);

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

export default function TradingDays() {
  return (
    <BarChart
      aria-label="Shares traded on fifty days from 6 January to 14 March 2025: between 2.7 and 5.6 million"
      height={280}
      xAxis={[
        {
          data: tradingDays,
          scaleType: 'band',
          ordinalTimeTicks: ['quarterly', 'months', 'weeks', 'days'],
          valueFormatter: (day: Date) => date.format(day),
        },
      ]}
      yAxis={[{ label: 'Million shares' }]}
      series={[{ data: volumes, label: 'Shares', valueFormatter: (value) => `${value} million` }]}
    />
  );
}
