import { LineChart } from '@mui/x-charts/LineChart';

import { centimeters, colors, days, forecast, measured } from '../levels';
import './RiverForecast.css';

export default function RiverForecast() {
  return (
    <LineChart
      aria-label="Level of a river: 212 cm on 3 March, 318 cm on 7 March, forecast to reach 334 cm on 8 March"
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
