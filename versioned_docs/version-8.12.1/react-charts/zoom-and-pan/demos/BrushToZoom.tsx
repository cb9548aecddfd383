import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
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

function Brush({ onSelect }: { onSelect: (start: number, end: number) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const [drag, setDrag] = React.useState<{ from: number; to: number } | null>(null);

  const handlePointerDown = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const xOf = ({ clientX }: { clientX: number }) =>
      left + Math.min(Math.max(clientX - box.left, 0), width);
    const from = xOf(event);
    const dragging = new AbortController();
    const { signal } = dragging;

    const handleEnd = (end: PointerEvent) => {
      const to = xOf(end);
      // Ignore clicks and movements of a few pixels.
      if (end.type === 'pointerup' && Math.abs(to - from) > 10) {
        const yearOf = (x: number) => Number(xScale.invert(x));
        onSelect(yearOf(Math.min(from, to)), yearOf(Math.max(from, to)));
      }
      setDrag(null);
      dragging.abort();
    };
    window.addEventListener('pointermove', (move) => setDrag({ from, to: xOf(move) }), { signal });
    window.addEventListener('pointerup', handleEnd, { signal });
    window.addEventListener('pointercancel', handleEnd, { signal });
  };

  return (
    <g>
      {drag && (
        <rect
          x={Math.min(drag.from, drag.to)}
          y={top}
          width={Math.abs(drag.to - drag.from)}
          height={height}
          fill="currentColor"
          fillOpacity={0.15}
        />
      )}
      <rect
        data-brush
        {...{ x: left, y: top, width, height }}
        fill="transparent"
        cursor="crosshair"
        onPointerDown={handlePointerDown}
      />
    </g>
  );
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
        sx={{ color: 'text.primary' }}
      >
        <Brush onSelect={(from, to) => setRange([from, to])} />
      </LineChart>
    </Stack>
  );
}
