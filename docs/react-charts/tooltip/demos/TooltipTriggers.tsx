import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Japan', 'Australia', 'France'];

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="trigger"
        size="small"
        exclusive
        value={trigger}
        onChange={(_event, next: Trigger | null) => next !== null && setTrigger(next)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Olympic medals in 2024: United States 126, China 91, France 64, Australia 53, Japan 45"
        height={300}
        xAxis={[{ data: countries }]}
        yAxis={[{ label: 'Medals' }]}
        series={[
          { data: [40, 40, 20, 18, 16], label: 'Gold', stack: 'medals', color: '#B8860B' },
          { data: [44, 27, 12, 19, 26], label: 'Silver', stack: 'medals', color: '#7A7F87' },
          { data: [42, 24, 13, 16, 22], label: 'Bronze', stack: 'medals', color: '#A0522D' },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
