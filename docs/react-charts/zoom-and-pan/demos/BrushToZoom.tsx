import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
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

function ZoomAfterBrush({ onZoom }: { onZoom: (start: number, end: number) => void }) {
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const lastBrush = React.useRef(brush);

  React.useEffect(() => {
    const done = lastBrush.current;
    lastBrush.current = brush;
    // Ignore clicks and movements of a few pixels.
    if (!brush && done && Math.abs(done.current.x - done.start.x) > 10) {
      const yearOf = (x: number) => Math.min(Math.max(Number(xScale.invert(x)), first), last);
      const [start = first, end = last] = [done.start.x, done.current.x]
        .sort((a, b) => a - b)
        .map(yearOf);
      onZoom(start, end);
    }
  }, [brush, xScale, onZoom]);

  return null;
}

export default function BrushToZoom() {
  const [[start, end], setRange] = React.useState<readonly [number, number]>([first, last]);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center', alignItems: 'center' }}>
        <Typography variant="body2" role="status">
          Years {Math.round(start)} to {Math.round(end)}
        </Typography>
        <Button size="small" onClick={() => setRange([first, last])}>
          Show all years
        </Button>
      </Stack>
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
        skipAnimation
        brushConfig={{ enabled: true }}
      >
        <ChartsBrushOverlay />
        <ZoomAfterBrush onZoom={(from, to) => setRange([from, to])} />
      </LineChart>
    </Stack>
  );
}
