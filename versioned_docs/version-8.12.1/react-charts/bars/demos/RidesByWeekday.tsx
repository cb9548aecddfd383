import { BarChart } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const rides = [1840, 1925, 2010, 1988, 2245, 2730, 2416];

export default function RidesByWeekday() {
  return (
    <BarChart
      aria-label="Rides by weekday, from 1,840 on Monday to 2,730 on Saturday"
      height={300}
      xAxis={[{ data: weekdays }]}
      yAxis={[{ label: 'Rides' }]}
      series={[{ data: rides, label: 'Rides in week 11' }]}
      grid={{ horizontal: true }}
    />
  );
}
