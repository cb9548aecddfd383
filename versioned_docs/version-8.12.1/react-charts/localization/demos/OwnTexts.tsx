import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const measurements = [
  { year: 1960, ppm: 317 },
  { year: 1970, ppm: 326 },
  { year: 1980, ppm: 339 },
  { year: 1990, ppm: 354 },
  { year: 2000, ppm: 370 },
  { year: 2010, ppm: 390 },
  { year: 2020, ppm: 414 },
];

export default function OwnTexts() {
  const [start, setStart] = React.useState(1910);
  const dataset = measurements.filter(({ year }) => year >= start && year <= start + 40);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Period"
        size="small"
        exclusive
        value={start}
        onChange={(_event, next: number | null) => next !== null && setStart(next)}
        sx={{ alignSelf: 'center' }}
      >
        {[1910, 1940, 1980].map((year) => (
          <ToggleButton key={year} value={year} dir="ltr" sx={{ textTransform: 'none' }}>
            {`${year} to ${year + 40}`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Carbon dioxide in the air at Mauna Loa, in ppm"
        height={260}
        localeText={{ noData: 'Measurements began in 1958' }}
        dataset={dataset}
        xAxis={[{ dataKey: 'year', scaleType: 'point', valueFormatter: (year) => `${year}` }]}
        yAxis={[{ label: 'CO₂ (ppm)', min: 300, max: 420 }]}
        series={[{ dataKey: 'ppm', label: 'Mauna Loa, Hawaii', color: '#0072B2' }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
    </Stack>
  );
}
