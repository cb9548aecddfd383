import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8];
const price = [64.3, 66.1, 65.2, 68.7, 71.4, 70.2, 72.9, 73.6];

type YAxis = NonNullable<LineChartProps['yAxis']>[number];

const limits: Record<string, YAxis> = {
  nice: { domainLimit: 'nice' },
  strict: { domainLimit: 'strict' },
  'min 0': { min: 0 },
  function: { domainLimit: (min, max) => ({ min: min - 5, max: max + 5 }) },
};

export default function AxisLimits() {
  const [limit, setLimit] = React.useState('nice');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Limits of the y-axis"
        size="small"
        exclusive
        value={limit}
        onChange={(_event, next: string | null) => next && setLimit(next)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(limits).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Price of a share over eight days, from €64.30 to €73.60"
        height={280}
        xAxis={[{ data: days, label: 'Trading day', scaleType: 'point' }]}
        yAxis={[{ label: 'Price (€)', ...limits[limit] }]}
        series={[{ data: price, showMark: true, curve: 'linear' }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
