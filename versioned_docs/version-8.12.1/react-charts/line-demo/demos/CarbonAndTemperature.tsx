import { LineChart } from '@mui/x-charts/LineChart';

// Annual means. Sources: NOAA Global Monitoring Laboratory (Mauna Loa, rounded);
// NASA GISTEMP v4 (difference from the mean of 1951 to 1980).
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];
const temperature = [-0.03, 0.03, 0.26, 0.45, 0.39, 0.72, 1.01];

export default function CarbonAndTemperature() {
  return (
    <LineChart
      aria-label="Carbon dioxide rose from 317 ppm in 1960 to 414 ppm in 2020, and the global temperature by 1.04 °C"
      height={320}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) }]}
      yAxis={[
        { id: 'carbon', label: 'CO₂ (ppm)', min: 300, max: 420 },
        { id: 'heat', label: 'Temperature (°C)', position: 'right', min: -0.2, max: 1.2 },
      ]}
      series={[
        {
          yAxisId: 'carbon',
          data: carbonDioxide,
          label: 'CO₂ (left axis)',
          color: '#0072B2',
          valueFormatter: (value) => `${value} ppm`,
        },
        {
          yAxisId: 'heat',
          data: temperature,
          label: 'Temperature (right axis)',
          color: '#D55E00',
          shape: 'diamond',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
