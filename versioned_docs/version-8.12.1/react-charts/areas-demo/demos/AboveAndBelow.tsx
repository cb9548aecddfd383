import { LineChart } from '@mui/x-charts/LineChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

// Unemployment rate in the United States, annual means.
// Source: Bureau of Labor Statistics, Current Population Survey.
const rates = [
  4.0, 4.7, 5.8, 6.0, 5.5, 5.1, 4.6, 4.6, 5.8, 9.3, 9.6, 8.9, 8.1, 7.4, 6.2, 5.3, 4.9, 4.4, 3.9,
  3.7, 8.1, 5.3, 3.6, 3.6,
];
const years = rates.map((_rate, index) => 2000 + index);
const levels = ['Below 5%', 'At least 5%'];

export default function AboveAndBelow() {
  return (
    <LineChart
      aria-label="Unemployment in the United States, 2000 to 2023: above 5% from 2002 to 2005, from 2008 to 2015, and in 2020 and 2021, and 3.6% in 2023"
      height={300}
      xAxis={[
        { data: years, domainLimit: 'strict', valueFormatter: (year: number) => String(year) },
      ]}
      yAxis={[
        {
          min: 2,
          max: 10,
          valueFormatter: (value: number) => `${value}%`,
          colorMap: { type: 'piecewise', thresholds: [5], colors: ['#0072B2', '#D55E00'] },
        },
      ]}
      series={[
        {
          data: rates,
          area: true,
          baseline: 5,
          showMark: false,
          valueFormatter: (value) => `${value}%`,
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ index }) => levels[index] ?? null,
        },
      }}
      grid={{ horizontal: true }}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}
    />
  );
}
