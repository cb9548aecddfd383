import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const stations = ['Harbor', 'Old Town', 'Ring Road', 'University', 'Airport', 'Lakeside'];
const particles = [18, 31, 64, 27, 43, 11];
const levels = ['Good (below 25)', 'Fair (25 to 50)', 'Poor (50 and over)'];

export default function AirQuality() {
  return (
    <BarChart
      aria-label="Fine dust at six stations: only Ring Road is above 50 µg/m³"
      height={300}
      xAxis={[{ data: stations }]}
      yAxis={[
        {
          label: 'Fine dust (µg/m³)',
          colorMap: {
            type: 'piecewise',
            thresholds: [25, 50],
            colors: ['#2e7d32', '#ed6c02', '#d32f2f'],
          },
        },
      ]}
      series={[{ data: particles }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ index }) => levels[index] ?? null,
        },
      }}
    />
  );
}
