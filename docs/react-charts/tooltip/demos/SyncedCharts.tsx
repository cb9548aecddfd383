import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages for 1991 to 2020 at London Heathrow, with rounded rain. Source: Met Office.
const highs = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

export default function SyncedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const index = highlightedAxis.find(({ axisId }) => axisId === 'months')?.dataIndex;
  const month = index === undefined ? undefined : months[index];

  const shared = {
    height: 180,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
    xAxis: [{ id: 'months', data: months, scaleType: 'band' as const }],
    hideLegend: true,
    slotProps: { tooltip: { trigger: 'none' as const } },
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="p">
        {index === undefined ? 'Daily high (°C)' : `Daily high in ${month}: ${highs[index]} °C`}
      </Typography>
      <LineChart
        {...shared}
        aria-label="Daily highs at London Heathrow: from 8.4 °C in January to 23.9 °C in July"
        yAxis={[{ min: 0 }]}
        series={[{ data: highs, color: '#D55E00' }]}
        axisHighlight={{ x: 'band' }}
      />
      <Typography variant="subtitle2" component="p">
        {index === undefined ? 'Rain (mm)' : `Rain in ${month}: ${rain[index]} mm`}
      </Typography>
      <BarChart
        {...shared}
        aria-label="Rain at London Heathrow: from 39 mm in March to 67 mm in November"
        series={[{ data: rain, color: '#0072B2' }]}
      />
    </Stack>
  );
}
