import { LineChart } from '@mui/x-charts/LineChart';
import dayjs from 'dayjs';

const readings = [
  { at: '2025-03-10T00:00:00Z', load: 38 },
  { at: '2025-03-10T12:00:00Z', load: 71 },
  { at: '2025-03-11T00:00:00Z', load: 35 },
  { at: '2025-03-11T12:00:00Z', load: 76 },
  { at: '2025-03-12T00:00:00Z', load: 41 },
  { at: '2025-03-12T12:00:00Z', load: 83 },
  { at: '2025-03-13T00:00:00Z', load: 44 },
  { at: '2025-03-13T12:00:00Z', load: 79 },
  { at: '2025-03-14T00:00:00Z', load: 39 },
].map(({ at, load }) => ({ at: dayjs(at).toDate(), load }));

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const exact = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export default function UtcTimeAxis() {
  return (
    <LineChart
      aria-label="Server load over four days: near 40% at midnight, 80% at noon"
      height={300}
      dataset={readings}
      xAxis={[
        {
          dataKey: 'at',
          scaleType: 'utc',
          domainLimit: 'strict',
          tickMinStep: 24 * 60 * 60 * 1000,
          valueFormatter: (date: Date, { location }) =>
            location === 'tick' ? day.format(date) : `${exact.format(date)} UTC`,
        },
      ]}
      yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%` }]}
      series={[{ dataKey: 'load', label: 'Load', valueFormatter: (value) => `${value}%` }]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
