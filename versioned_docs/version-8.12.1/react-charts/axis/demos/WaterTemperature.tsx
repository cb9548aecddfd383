import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const lake = [17.2, 16.8, 16.6, 17.4, 18.9, 20.3, 20.1, 18.8, 17.6];
const river = [14.1, 13.9, 13.8, 14.2, 14.9, 15.4, 15.5, 14.9, 14.4];

export default function WaterTemperature() {
  return (
    <LineChart
      aria-label="Water temperature over one day: lake 17 to 20 °C, river near 14 °C"
      height={320}
      xAxis={[
        {
          label: 'Time of day',
          data: hours,
          tickInterval: hours,
          valueFormatter: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
        },
      ]}
      yAxis={[
        {
          label: 'Water temperature',
          width: 68,
          min: 12,
          max: 22,
          valueFormatter: (degrees: number) => `${degrees} °C`,
        },
      ]}
      series={[
        { data: lake, label: 'Lake' },
        { data: river, label: 'River' },
      ]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
