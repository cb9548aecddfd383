import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const offsets = ['none', 'diverging', 'expand', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

// Electricity in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Electric Power Annual 2010 and 2020.
const years = [2000, 2005, 2010, 2015, 2020];
const sources = [
  { label: 'Coal', color: '#767676', data: [1970, 2010, 1850, 1350, 770] },
  { label: 'Natural gas', color: '#D55E00', data: [600, 760, 990, 1330, 1620] },
  { label: 'Nuclear', color: '#CC79A7', data: [750, 780, 810, 800, 790] },
  { label: 'Hydro', color: '#0072B2', data: [280, 270, 260, 250, 290] },
  { label: 'Wind and solar', color: '#009E73', data: [10, 20, 100, 220, 430] },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('expand');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as Offset)}
        sx={{ width: 160, alignSelf: 'center' }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Electricity in the United States by source, 2000 to 2020: coal shrinks, gas grows"
        height={300}
        xAxis={[
          { data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) },
        ]}
        yAxis={[
          {
            width: 56,
            valueFormatter: (value: number) =>
              stackOffset === 'expand' ? percent.format(value) : value.toLocaleString('en-US'),
          },
        ]}
        series={sources.map((source) => ({
          ...source,
          stack: 'total',
          stackOffset,
          area: true,
          showMark: false,
        }))}
        skipAnimation
      />
    </Stack>
  );
}
