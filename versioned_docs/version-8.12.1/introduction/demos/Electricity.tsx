import { LineChart } from '@mui/x-charts/LineChart';

const area = { area: true, stack: 'total', showMark: false };

export default function Electricity() {
  return (
    <LineChart
      aria-label="Electricity over one day, in gigawatts"
      height={300}
      xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24], scaleType: 'point' }]}
      series={[
        { ...area, label: 'Hydro', data: [9, 9, 11, 9, 9, 13, 9] },
        { ...area, label: 'Wind', data: [16, 19, 15, 9, 11, 18, 20] },
        { ...area, label: 'Solar', data: [0, 0, 9, 28, 19, 2, 0] },
      ]}
    />
  );
}
