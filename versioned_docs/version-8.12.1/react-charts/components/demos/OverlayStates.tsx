import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

// Share of electric cars among new cars in Norway (%).
// Source: Norwegian Road Federation (OFV).
const years = [2016, 2018, 2020, 2022, 2024];
const shares = [15.7, 31.2, 54.3, 79.3, 88.9];

function Centered({ children }: React.PropsWithChildren) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <foreignObject x={left} y={top} width={width} height={height}>
      <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
        {children}
      </Stack>
    </foreignObject>
  );
}

function Loading() {
  return (
    <Centered>
      <CircularProgress aria-label="Loading registrations" />
    </Centered>
  );
}

function NoData() {
  return (
    <Centered>
      <Typography variant="body2" role="status">
        No registrations in this period
      </Typography>
    </Centered>
  );
}

export default function OverlayStates() {
  const [state, setState] = React.useState<'data' | 'loading' | 'empty'>('loading');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_event, value: typeof state | null) => value && setState(value)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">No data</ToggleButton>
        <ToggleButton value="data">Data</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Share of electric cars among new cars in Norway, from 16% in 2016 to 89% in 2024"
        height={260}
        xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ min: 0, max: 100, label: 'Electric cars (%)' }]}
        series={[{ data: state === 'data' ? shares : [], label: 'Share', color: '#0072B2' }]}
        hideLegend
        loading={state === 'loading'}
        slots={{ loadingOverlay: Loading, noDataOverlay: NoData }}
      />
    </Stack>
  );
}
