import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
const watts = [20, 640, 2150, 3480, 3720, 2660, 980, 40];

export default function GradientArea() {
  return (
    <LineChart
      aria-label="Output of solar panels over one day, highest at 2 PM with 3,720 watts"
      height={280}
      xAxis={[{ data: hours, scaleType: 'point', label: 'Hour' }]}
      yAxis={[{ width: 66, valueFormatter: (value: number) => `${value} W` }]}
      series={[
        {
          id: 'solar',
          data: watts,
          label: 'Solar panels',
          area: true,
          showMark: false,
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (value) => `${value} W`,
        },
      ]}
      sx={{ '& .MuiAreaElement-series-solar': { fill: 'url(#solar-fade)', filter: 'none' } }}
    >
      <defs>
        <linearGradient id="solar-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--mui-palette-primary-main)" stopOpacity={0.6} />
          <stop offset="1" stopColor="var(--mui-palette-primary-main)" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
