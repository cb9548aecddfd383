import { LineChart } from '@mui/x-charts/LineChart';

// Rate of the deposit facility in percent. Source: European Central Bank, key ECB interest rates.
const changes: [string, number][] = [
  ['2022-01-01', -0.5],
  ['2022-07-27', 0],
  ['2022-09-14', 0.75],
  ['2022-11-02', 1.5],
  ['2022-12-21', 2],
  ['2023-02-08', 2.5],
  ['2023-03-22', 3],
  ['2023-05-10', 3.25],
  ['2023-06-21', 3.5],
  ['2023-08-02', 3.75],
  ['2023-09-20', 4],
  ['2024-06-12', 3.75],
  ['2024-09-18', 3.5],
  ['2024-10-23', 3.25],
  ['2024-12-18', 3],
  ['2024-12-31', 3],
];

const formatDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(date);

export default function InterestRate() {
  return (
    <LineChart
      aria-label="Interest rate of the European Central Bank: −0.5% until July 2022, 4% from September 2023, 3% in December 2024"
      height={300}
      xAxis={[
        {
          scaleType: 'utc',
          data: changes.map(([date]) => new Date(date)),
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: (date: Date, { location }) =>
            formatDate(
              date,
              location === 'tick' ? { month: 'short', year: 'numeric' } : { dateStyle: 'long' },
            ),
        },
      ]}
      yAxis={[{ max: 5, valueFormatter: (value: number) => `${value}%` }]}
      series={[
        {
          data: changes.map(([, rate]) => rate),
          label: 'Deposit facility',
          color: '#0072B2',
          curve: 'stepAfter',
          showMark: false,
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
