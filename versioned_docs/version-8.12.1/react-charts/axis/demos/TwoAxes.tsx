import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40];

export default function TwoAxes() {
  return (
    <LineChart
      aria-label="A run of 40 minutes: the heart rate follows the speed up to 168"
      height={320}
      xAxis={[{ data: minutes, label: 'Minutes' }]}
      yAxis={[
        { id: 'speed', label: 'Speed (km/h)', min: 6, max: 16 },
        { id: 'heart', label: 'Heart rate (beats/min)', min: 80, max: 180, position: 'right' },
      ]}
      series={[
        {
          yAxisId: 'speed',
          label: 'Speed (left axis)',
          data: [8, 9.5, 11, 12.4, 13.1, 12.8, 14.2, 11.5, 8.4],
          curve: 'stepAfter',
          showMark: false,
        },
        {
          yAxisId: 'heart',
          label: 'Heart rate (right axis)',
          data: [96, 118, 134, 147, 155, 157, 168, 149, 121],
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
