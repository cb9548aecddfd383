import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

// Yearly means of the international sunspot number, rounded.
// Source: WDC-SILSO, Royal Observatory of Belgium, version 2.0.
const sunspots = [
  119, 98, 45, 20, 7, 54, 201, 269, 262, 225, 159, 76, 53, 40, 15, 22, 67, 133, 150, 149, 148, 94,
  98, 54, 49, 23, 18, 39, 131, 220, 219, 199, 162, 91, 61, 21, 15, 34, 123, 211, 192, 203, 133, 76,
  45, 25, 12, 29, 88, 136, 174, 170, 164, 99, 65, 46, 25, 13, 4, 5, 25, 81, 85, 94, 113, 70, 40, 22,
  7, 4, 9, 30, 83, 126,
];
const first = 1950;
const years = sunspots.map((_value, index) => first + index);
const size = 12;

export default function DecadeOfBars() {
  const [start, setStart] = React.useState(years.length - size);
  const shown = years.slice(start, start + size);

  const move = (by: number) =>
    setStart((before) => Math.min(Math.max(before + by, 0), years.length - size));

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center', alignItems: 'center' }}>
        <Button size="small" onClick={() => move(-size)}>
          Earlier
        </Button>
        <Typography variant="body2" role="status">
          Years {shown[0]} to {shown.at(-1)}
        </Typography>
        <Button size="small" onClick={() => move(size)}>
          Later
        </Button>
      </Stack>
      <BarChart
        aria-label={`Sunspot number by year from ${shown[0]} to ${shown.at(-1)}`}
        height={260}
        xAxis={[{ data: shown, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ label: 'Sunspot number' }]}
        series={[{ data: sunspots.slice(start, start + size), color: '#0072B2' }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
    </Stack>
  );
}
