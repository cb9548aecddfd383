import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

// Tokyo, daily highs, normals of 1991 to 2020. Source: Japan Meteorological Agency.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const highs = [9.8, 10.9, 14.2, 19.4, 23.6, 26.1, 29.9, 31.3, 27.5, 22.0, 16.7, 12.0];

export default function TemperatureGradient() {
  return (
    <LineChart
      aria-label="Daily highs in Tokyo by month, from 9.8 °C in January to 31.3 °C in August"
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        {
          label: 'Daily high (°C)',
          min: 0,
          colorMap: { type: 'continuous', min: 5, max: 32, color: ['#0072B2', '#D55E00'] },
        },
      ]}
      series={[
        { data: highs, area: true, showMark: false, valueFormatter: (value) => `${value} °C` },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          minLabel: '5\u00a0°C',
          maxLabel: '32\u00a0°C',
          sx: { width: 200 },
        },
      }}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.7 } }}
    />
  );
}
