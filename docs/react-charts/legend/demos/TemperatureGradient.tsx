import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages of the daily highs for 1991 to 2020 at London Heathrow. Source: Met Office.
const highs = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];

export default function TemperatureGradient() {
  return (
    <BarChart
      aria-label="Daily highs at London Heathrow: from 8.4 °C in January to 23.9 °C in July"
      height={260}
      xAxis={[{ data: months }]}
      yAxis={[
        {
          label: 'Daily high (°C)',
          colorMap: { type: 'continuous', min: 5, max: 25, color: ['#5E8FD0', '#D0342C'] },
        },
      ]}
      series={[{ data: highs, valueFormatter: (value) => `${value} °C` }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'extremes',
          minLabel: '5 °C',
          maxLabel: '25 °C',
          sx: { width: 240, maxWidth: '100%' },
        },
      }}
    />
  );
}
