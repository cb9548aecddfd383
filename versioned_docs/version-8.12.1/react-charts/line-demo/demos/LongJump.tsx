import { LineChart } from '@mui/x-charts/LineChart';

// Winners of the men's Olympic long jump, in meters. Source: International Olympic Committee.
// No Games in 1916, 1940, and 1944.
const years = [1908, 1912, 1916, 1920, 1924, 1928, 1932, 1936, 1940, 1944, 1948, 1952, 1956, 1960];
const meters = [7.48, 7.6, null, 7.15, 7.44, 7.73, 7.64, 8.06, null, null, 7.82, 7.57, 7.83, 8.12];

export default function LongJump() {
  return (
    <LineChart
      aria-label="Winners of the Olympic long jump, from 7.48 m in 1908 to 8.12 m in 1960, without the Games of 1916, 1940, and 1944"
      height={300}
      xAxis={[
        { data: years, domainLimit: 'strict', valueFormatter: (year: number) => String(year) },
      ]}
      yAxis={[{ label: 'Meters', min: 7, max: 8.25 }]}
      series={[
        {
          id: 'bridge',
          data: meters,
          color: '#767676',
          curve: 'linear',
          connectNulls: true,
          showMark: false,
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          id: 'jump',
          data: meters,
          label: 'Long jump, men',
          color: '#0072B2',
          curve: 'linear',
          valueFormatter: (value) => (value === null ? 'No Games' : `${value.toFixed(2)} m`),
        },
      ]}
      grid={{ horizontal: true }}
      sx={{ '& .MuiLineElement-root[data-series="bridge"]': { strokeDasharray: '2 5' } }}
    />
  );
}
