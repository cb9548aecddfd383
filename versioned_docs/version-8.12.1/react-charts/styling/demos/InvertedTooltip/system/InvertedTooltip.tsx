import { LineChart } from '@mui/x-charts/LineChart';

import { bread, cake, colors, months } from '../sales';

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
        legend: {
          position: { horizontal: 'start' },
          sx: { color: 'text.secondary', gap: 4, typography: 'body2' },
        },
        tooltip: {
          sx: {
            '& .MuiChartsTooltip-paper': { bgcolor: 'text.primary', borderRadius: 1 },
            '& .MuiChartsTooltip-paper :is(caption, th, td)': { color: 'background.paper' },
          },
        },
      }}
    />
  );
}
