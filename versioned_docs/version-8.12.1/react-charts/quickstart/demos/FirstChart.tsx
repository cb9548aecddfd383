import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function FirstChart() {
  return (
    <BarChart
      aria-label="Loaves baked and sold from Monday to Saturday"
      height={300}
      xAxis={[{ data: days }]}
      series={[
        { data: [120, 115, 130, 125, 160, 210], label: 'Baked' },
        { data: [104, 109, 117, 121, 152, 210], label: 'Sold' },
      ]}
    />
  );
}
