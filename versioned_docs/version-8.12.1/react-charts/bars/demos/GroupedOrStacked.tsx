import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { quarter: 'Q1', online: 412, stores: 634, partners: 158 },
  { quarter: 'Q2', online: 468, stores: 601, partners: 171 },
  { quarter: 'Q3', online: 525, stores: 548, partners: 203 },
  { quarter: 'Q4', online: 690, stores: 712, partners: 246 },
];

const channels = [
  { dataKey: 'online', label: 'Online' },
  { dataKey: 'stores', label: 'Stores' },
  { dataKey: 'partners', label: 'Partners' },
];

const thousands = (value: number | null) => `€${value?.toLocaleString('en-US')}k`;
const percent = (value: number) => `${Math.round(value * 100)}%`;

type Layout = 'grouped' | 'stacked' | 'share';

export default function GroupedOrStacked() {
  const [layout, setLayout] = React.useState<Layout>('stacked');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="How the channels are drawn"
        size="small"
        exclusive
        value={layout}
        onChange={(_event, next: Layout | null) => next && setLayout(next)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="grouped">Grouped</ToggleButton>
        <ToggleButton value="stacked">Stacked</ToggleButton>
        <ToggleButton value="share">Share</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Sales in 2025 by quarter and channel, in thousands of euros"
        height={300}
        dataset={dataset}
        xAxis={[{ dataKey: 'quarter' }]}
        yAxis={[{ width: 60, valueFormatter: layout === 'share' ? percent : thousands }]}
        series={channels.map((channel) => ({
          ...channel,
          stack: layout === 'grouped' ? undefined : 'sales',
          stackOffset: layout === 'share' ? 'expand' : 'diverging',
          valueFormatter: thousands,
        }))}
        grid={{ horizontal: true }}
        margin={{ left: 0 }}
      />
    </Stack>
  );
}
