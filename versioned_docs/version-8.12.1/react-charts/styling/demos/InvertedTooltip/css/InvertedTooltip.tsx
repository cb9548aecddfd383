import { LineChart } from '@mui/x-charts/LineChart';

import { bread, cake, colors, months } from '../sales';
import './InvertedTooltip.css';

export default function InvertedTooltip() {
  return (
    <LineChart
      aria-label="Sales of a bakery from January to June: bread from 42 to 58, cake from 18 to 31"
      height={300}
      colors={colors}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, width: 36 }]}
      series={[
        { data: bread, label: 'Bread' },
        { data: cake, label: 'Cake' },
      ]}
      slotProps={{
        legend: { position: { horizontal: 'start' }, className: 'bakery-legend' },
        tooltip: { classes: { paper: 'bakery-tooltip' } },
      }}
    />
  );
}
