import { LineChart } from '@mui/x-charts/LineChart';

// Monthly means at Mauna Loa in 2023. Source: NOAA Global Monitoring Laboratory.
const ppm = [419.5, 420.3, 421.0, 423.3, 424.0, 423.7, 421.8, 419.7, 418.5, 418.8, 420.5, 421.9];
const months = ppm.map((_value, index) => new Date(Date.UTC(2023, index)));

const short = new Intl.DateTimeFormat('de', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const decimal = new Intl.NumberFormat('de', { minimumFractionDigits: 1 });

export default function GermanFormats() {
  return (
    <div lang="de" dir="ltr" style={{ width: '100%' }}>
      <LineChart
        aria-label="Kohlendioxid in der Luft auf dem Mauna Loa, 2023: am meisten im Mai, am wenigsten im September"
        height={280}
        xAxis={[
          {
            data: months,
            scaleType: 'point',
            valueFormatter: (date: Date, { location }) =>
              (location === 'tick' ? short : long).format(date),
          },
        ]}
        yAxis={[
          {
            label: 'CO₂ (ppm)',
            width: 72,
            min: 417,
            max: 425,
            valueFormatter: (value: number) => decimal.format(value),
          },
        ]}
        series={[
          {
            data: ppm,
            label: 'Mauna Loa, Hawaii',
            color: '#D55E00',
            valueFormatter: (value) => (value === null ? '' : `${decimal.format(value)} ppm`),
          },
        ]}
        grid={{ horizontal: true }}
      />
    </div>
  );
}
