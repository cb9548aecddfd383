import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Highlight = 'line' | 'band' | 'none';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages of the daily highs for 1991 to 2020 at London Heathrow. Source: Met Office.
const highs = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];

export default function AxisHighlights() {
  const [x, setX] = React.useState<Highlight>('band');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="axisHighlight of the x-axis"
        size="small"
        exclusive
        value={x}
        onChange={(_event, next: Highlight | null) => next !== null && setX(next)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="line">line</ToggleButton>
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Daily highs at London Heathrow: from 8.4 °C in January to 23.9 °C in July"
        height={260}
        xAxis={[{ data: months, scaleType: 'band' }]}
        yAxis={[{ min: 0, label: 'Daily high (°C)' }]}
        series={[{ data: highs, color: '#D55E00', valueFormatter: (value) => `${value} °C` }]}
        axisHighlight={{ x, y: 'line' }}
      />
    </Stack>
  );
}
