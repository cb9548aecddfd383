import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

const euros = (value: number | null) =>
  value === null
    ? ''
    : new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'EUR',
        maximumFractionDigits: 0,
      }).format(value * 1000);

export default function CashFlow() {
  return (
    <BarChart
      aria-label="Cash in and out by month: more went out in February and July"
      height={320}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Thousand euros' }]}
      series={[
        { data: [64, 51, 72, 69, 78, 81, 58, 74], label: 'Sales' },
        { data: [6, 4, 0, 9, 5, 7, 3, 6], label: 'Interest' },
        { data: [-38, -41, -39, -40, -42, -41, -43, -40], label: 'Wages' },
        { data: [-12, -19, -14, -11, -16, -13, -24, -15], label: 'Rent and material' },
      ].map((series) => ({ ...series, stack: 'cash', valueFormatter: euros }))}
      borderRadius={6}
      grid={{ horizontal: true }}
    />
  );
}
