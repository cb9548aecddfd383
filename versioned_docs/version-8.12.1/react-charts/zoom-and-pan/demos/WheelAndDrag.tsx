import * as React from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
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
const minSpan = 8; // Years.
const zoomStep = 1.25;

type Range = readonly [number, number];

function limit(start: number, span: number): Range {
  const size = Math.min(Math.max(span, minSpan), last - first);
  const left = Math.min(Math.max(start, first), last - size);
  return [left, left + size];
}

interface ZoomAreaProps {
  range: Range;
  onChange: React.Dispatch<React.SetStateAction<Range>>;
}

function ZoomArea({ range, onChange }: ZoomAreaProps) {
  const { left, top, width, height } = useDrawingArea();
  const ref = React.useRef<SVGRectElement>(null);
  const [grabbing, setGrabbing] = React.useState(false);

  React.useEffect(() => {
    const area = ref.current;
    const handleWheel = (event: WheelEvent) => {
      if (!area || !event.ctrlKey) {
        return;
      }
      event.preventDefault(); // Otherwise, the browser zooms the page.
      const box = area.getBoundingClientRect();
      const share = (event.clientX - box.left) / box.width;
      // The same number of steps zooms in and out again.
      const factor = event.deltaY < 0 ? 1 / zoomStep : zoomStep;
      onChange(([start, end]) => {
        const span = end - start;
        return limit(start + share * span * (1 - factor), span * factor);
      });
    };
    // React adds its wheel listeners as passive ones, which can't prevent the default.
    area?.addEventListener('wheel', handleWheel, { passive: false });
    return () => area?.removeEventListener('wheel', handleWheel);
  }, [onChange]);

  const handlePointerDown = ({ clientX }: React.PointerEvent) => {
    const [start, end] = range;
    const dragging = new AbortController();
    const { signal } = dragging;

    const handleMove = (move: PointerEvent) => {
      const moved = ((clientX - move.clientX) / width) * (end - start);
      onChange(limit(start + moved, end - start));
    };
    const handleEnd = () => {
      setGrabbing(false);
      dragging.abort();
    };
    setGrabbing(true);
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleEnd, { signal });
    window.addEventListener('pointercancel', handleEnd, { signal });
  };

  return (
    <rect
      ref={ref}
      data-zoom-area
      {...{ x: left, y: top, width, height }}
      fill="transparent"
      cursor={grabbing ? 'grabbing' : 'grab'}
      onPointerDown={handlePointerDown}
    />
  );
}

export default function WheelAndDrag() {
  const [range, setRange] = React.useState<Range>([1976, 2008]);
  const [min, max] = range;
  const valueFormatter = (year: number) => String(year);

  return (
    <LineChart
      aria-label="Sunspot number by year: one peak about every 11 years"
      height={280}
      xAxis={[{ data: years, min, max, tickMinStep: 1, valueFormatter }]}
      yAxis={[{ label: 'Sunspot number' }]}
      series={[{ data: sunspots, color: '#0072B2', showMark: false }]}
      grid={{ horizontal: true }}
      skipAnimation
    >
      <ZoomArea range={range} onChange={setRange} />
    </LineChart>
  );
}
