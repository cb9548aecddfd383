import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const downloads = [3, 9, 26, 71, 210, 640, 1900, 5600, 16800, 50000];

const scaleTypes = ['linear', 'sqrt', 'symlog', 'log'] as const;
type ScaleType = (typeof scaleTypes)[number];

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState<ScaleType>('log');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Scale type of the y-axis"
        size="small"
        exclusive
        value={scaleType}
        onChange={(_event, next: ScaleType | null) => next && setScaleType(next)}
        sx={{ alignSelf: 'center' }}
      >
        {scaleTypes.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Downloads in ten weeks, from 3 to 50,000"
        height={300}
        xAxis={[{ data: weeks, label: 'Week', scaleType: 'point' }]}
        yAxis={[{ scaleType, label: 'Downloads', width: 68 }]}
        series={[{ data: downloads }]}
        margin={{ left: 0 }}
      />
    </Stack>
  );
}
