import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

export default function ClippedLine() {
  const [clip, setClip] = React.useState(true);
  const clipPathId = React.useId();

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={clip} onChange={(event) => setClip(event.target.checked)} />}
        label="Clip the line"
        sx={{ alignSelf: 'center' }}
      />
      <ChartContainer
        aria-label="Carbon dioxide in the air at Mauna Loa since 1980, from 339 ppm to 414 ppm in 2020"
        height={280}
        xAxis={[
          { data: years, min: 1980, max: 2020, valueFormatter: (year: number) => String(year) },
        ]}
        yAxis={[{ min: 340, max: 400, label: 'CO₂ (ppm)' }]}
        series={[{ type: 'line', data: carbonDioxide, color: '#0072B2' }]}
        skipAnimation
      >
        <ChartsGrid horizontal />
        <ChartsClipPath id={clipPathId} />
        <g clipPath={clip ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Stack>
  );
}
