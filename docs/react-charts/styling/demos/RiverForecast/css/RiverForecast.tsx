import { LineChart } from '@mui/x-charts/LineChart';

import { centimeters, colors, days, forecast, measured } from '../levels';
import './RiverForecast.css';

export default function RiverForecast() {
  return (
    <LineChart
      aria-label="Level of a river: 212 cm on March 3, 318 cm on March 7, forecast to reach 334 cm on March 8"
      className="river"
      height={280}
      colors={colors}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ width: 62, valueFormatter: centimeters }]}
      series={[
        {
          id: 'measured',
          data: measured,
          label: 'Measured',
          showMark: false,
          valueFormatter: centimeters,
        },
        {
          id: 'forecast',
          data: forecast,
          label: 'Forecast',
          showMark: false,
          valueFormatter: centimeters,
        },
      ]}
    />
  );
}
