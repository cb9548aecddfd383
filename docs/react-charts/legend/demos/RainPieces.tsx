import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages for 1991 to 2020 at London Heathrow, rounded. Source: Met Office.
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

const names = ['Dry (under 45 mm)', 'Average', 'Wet (55 mm and more)'];
const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ index }) =>
  names[index] ?? null;

export default function RainPieces() {
  return (
    <BarChart
      aria-label="Rain at London Heathrow: dry in March and April, wet from October to January"
      height={260}
      xAxis={[{ data: months }]}
      yAxis={[
        {
          label: 'Rain (mm)',
          colorMap: {
            type: 'piecewise',
            thresholds: [45, 55],
            colors: ['#B8860B', '#7A7F87', '#0072B2'],
          },
        },
      ]}
      series={[{ data: rain, valueFormatter: (value) => `${value} mm` }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: { axisDirection: 'y', labelPosition: 'inline-end', labelFormatter },
      }}
    />
  );
}
