import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: '2025-01', exports: 1_284_000 },
  { month: '2025-02', exports: 1_197_500 },
  { month: '2025-03', exports: 1_432_800 },
  { month: '2025-04', exports: 1_390_200 },
  { month: '2025-05', exports: 1_518_600 },
  { month: '2025-06', exports: 1_476_100 },
];

const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export default function FormattedLabels() {
  return (
    <BarChart
      aria-label="Exports from January to June 2025, most in May: €1,518,600"
      height={300}
      dataset={dataset}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'band',
          height: 40,
          valueFormatter: (month: string, { location }) => {
            const date = new Date(`${month}-01T00:00:00Z`);
            return location === 'tick'
              ? `${short.format(date)}\n${date.getUTCFullYear()}`
              : long.format(date);
          },
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `€${compact.format(value)}`, width: 56 }]}
      series={[
        {
          dataKey: 'exports',
          label: 'Exports',
          valueFormatter: (value) => (value === null ? '' : currency.format(value)),
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
