import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

// Unemployment rate of the United States, annual averages. Source: Bureau of Labor Statistics.
const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const rates = [4.9, 4.4, 3.9, 3.7, 8.1, 5.3, 3.6, 3.6];

export default function CurveTypes() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('monotoneX');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="curve"
        size="small"
        value={curve}
        onChange={(event) =>
          setCurve(curves.find((each) => each === event.target.value) ?? 'monotoneX')
        }
        sx={{ alignSelf: 'center', minWidth: 160 }}
      >
        {curves.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Unemployment in the United States, 2016 to 2023: about 4%, with a peak of 8.1% in 2020"
        height={280}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 10, label: 'Unemployed (%)' }]}
        series={[{ data: rates, label: 'United States', curve }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
    </Stack>
  );
}
