import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

export default function CarbonDioxide() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air at Mauna Loa, from 317 ppm in 1960 to 414 ppm in 2020"
      height={300}
      xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 'CO₂ (ppm)' }]}
      series={[{ data: carbonDioxide, label: 'Mauna Loa, Hawaii' }]}
      grid={{ horizontal: true }}
    />
  );
}
