import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const passengers = [412, 398, 455, 490, 537, 601, 668, 652];
const firstForecast = months.indexOf('Jun');

export default function ForecastBars() {
  return (
    <BarChart
      aria-label="Ferry passengers by month in 2025, in thousands; June to August are forecasts"
      height={300}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Thousand passengers' }]}
      series={[{ data: passengers, label: 'Ferry passengers (dashed: forecast)' }]}
      slotProps={{
        bar: ({ dataIndex, color }) =>
          dataIndex < firstForecast
            ? {}
            : { fillOpacity: 0.2, stroke: color, strokeWidth: 1.5, strokeDasharray: '5 4' },
      }}
    />
  );
}
