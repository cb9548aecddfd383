import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

const baselines = { '0 (default)': undefined, min: 'min', max: 'max', 350: 350 } as const;

type Baseline = keyof typeof baselines;

export default function AreaBaseline() {
  const [baseline, setBaseline] = React.useState<Baseline>('min');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="baseline"
        size="small"
        exclusive
        value={baseline}
        onChange={(_event, next: Baseline | null) => next !== null && setBaseline(next)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="0 (default)">0 (default)</ToggleButton>
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
        <ToggleButton value="350">350</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Carbon dioxide in the air at Mauna Loa, from 317 ppm in 1960 to 414 ppm in 2020"
        height={280}
        xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ label: 'CO₂ (ppm)' }]}
        series={[
          {
            data: carbonDioxide,
            label: 'Mauna Loa, Hawaii',
            area: true,
            baseline: baselines[baseline],
          },
        ]}
        grid={{ horizontal: true }}
        sx={{ '& .MuiLineChart-area': { fillOpacity: 0.3 } }}
        skipAnimation
      />
    </Stack>
  );
}
