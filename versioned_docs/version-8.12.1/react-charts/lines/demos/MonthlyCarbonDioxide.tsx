import { LineChart } from '@mui/x-charts/LineChart';

// Monthly means at Mauna Loa. Source: NOAA Global Monitoring Laboratory.
const ppm = [
  415.5, 416.7, 417.6, 419.0, 419.1, 418.9, 416.9, 414.4, 413.3, 413.9, 415.0, 416.7, 418.1, 419.2,
  418.8, 420.2, 421.0, 420.9, 418.9, 417.2, 415.9, 415.7, 417.5, 419.0, 419.5, 420.3, 421.0, 423.3,
  424.0, 423.7, 421.8, 419.7, 418.5, 418.8, 420.5, 421.9,
];
const months = ppm.map((_value, index) => new Date(Date.UTC(2021, index)));

const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default function MonthlyCarbonDioxide() {
  return (
    <LineChart
      aria-label="Carbon dioxide by month, 2021 to 2023: a peak each May, a low each September, and a rise from year to year"
      height={300}
      xAxis={[
        {
          data: months,
          scaleType: 'utc',
          domainLimit: 'strict',
          height: 40,
          valueFormatter: (month: Date, { location }) => {
            if (location !== 'tick') {
              return long.format(month);
            }
            return month.getUTCMonth() === 0
              ? `${short.format(month)}\n${month.getUTCFullYear()}`
              : short.format(month);
          },
        },
      ]}
      yAxis={[{ label: 'CO₂ (ppm)' }]}
      series={[{ data: ppm, label: 'Mauna Loa, Hawaii', showMark: false }]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
