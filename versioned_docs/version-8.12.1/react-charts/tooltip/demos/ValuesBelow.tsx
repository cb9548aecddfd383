import Typography from '@mui/material/Typography';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages of the daily highs for 1991 to 2020 at London Heathrow. Source: Met Office.
const highs = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];

function Values() {
  const axis = useAxesTooltip()?.[0];

  return (
    <Typography variant="body2" sx={{ minHeight: 24, textAlign: 'center' }}>
      {axis
        ? `${axis.axisFormattedValue}: ${axis.seriesItems.map((item) => item.formattedValue).join(', ')}`
        : 'Point at a month to see its temperature.'}
    </Typography>
  );
}

export default function ValuesBelow() {
  return (
    <LineChart
      aria-label="Daily highs at London Heathrow: from 8.4 °C in January to 23.9 °C in July"
      height={260}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, label: 'Daily high (°C)' }]}
      series={[
        { data: highs, label: 'High', color: '#D55E00', valueFormatter: (value) => `${value} °C` },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      slots={{ tooltip: Values }}
    />
  );
}
