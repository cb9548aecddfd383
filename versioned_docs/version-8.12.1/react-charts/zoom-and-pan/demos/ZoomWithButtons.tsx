import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

// Yearly means of the international sunspot number, rounded.
// Source: WDC-SILSO, Royal Observatory of Belgium, version 2.0.
const sunspots = [
  119, 98, 45, 20, 7, 54, 201, 269, 262, 225, 159, 76, 53, 40, 15, 22, 67, 133, 150, 149, 148, 94,
  98, 54, 49, 23, 18, 39, 131, 220, 219, 199, 162, 91, 61, 21, 15, 34, 123, 211, 192, 203, 133, 76,
  45, 25, 12, 29, 88, 136, 174, 170, 164, 99, 65, 46, 25, 13, 4, 5, 25, 81, 85, 94, 113, 70, 40, 22,
  7, 4, 9, 30, 83, 126,
];
const first = 1950;
const last = 2023;
const years = sunspots.map((_value, index) => first + index);

export default function ZoomWithButtons() {
  const [[start, end], setRange] = React.useState<readonly [number, number]>([first, last]);
  const span = end - start;

  const show = (from: number, newSpan: number) => {
    const size = Math.min(Math.max(newSpan, 8), last - first);
    const left = Math.min(Math.max(from, first), last - size);
    setRange([left, left + size]);
  };
  const zoom = (factor: number) => show(start + (span - span * factor) / 2, span * factor);
  const pan = (share: number) => show(start + span * share, span);

  return (
    <Stack sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Visible years" sx={{ alignSelf: 'center' }}>
        <Button onClick={() => pan(-0.25)}>Earlier</Button>
        <Button onClick={() => zoom(0.5)} aria-label="Zoom in">
          +
        </Button>
        <Button onClick={() => zoom(2)} aria-label="Zoom out">
          −
        </Button>
        <Button onClick={() => pan(0.25)}>Later</Button>
        <Button onClick={() => setRange([first, last])}>All</Button>
      </ButtonGroup>
      <LineChart
        aria-label="Sunspot number by year: one peak about every 11 years"
        height={280}
        xAxis={[
          {
            data: years,
            min: start,
            max: end,
            tickMinStep: 1,
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[{ label: 'Sunspot number' }]}
        series={[{ data: sunspots, color: '#0072B2', showMark: false }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
    </Stack>
  );
}
