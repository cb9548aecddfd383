import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
// Averages for 1991 to 2020 at London Heathrow, rounded. Source: Met Office.
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

export default function RainInLondon() {
  return (
    <BarChart
      aria-label="Rain at London Heathrow by month: from 39 mm in March to 67 mm in November"
      height={300}
      xAxis={[
        {
          data: months,
          valueFormatter: (month: string, { location }: AxisValueFormatterContext) =>
            location === 'tick' ? month.slice(0, 3) : month,
        },
      ]}
      yAxis={[{ label: 'Rain (mm)' }]}
      series={[{ data: rain, label: 'Rain', valueFormatter: (value) => `${value} mm` }]}
      colors={['#0072B2']}
      hideLegend
    />
  );
}
