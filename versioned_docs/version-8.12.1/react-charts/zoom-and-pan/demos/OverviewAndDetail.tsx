import * as React from 'react';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
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

function VisibleYears({ start, end }: { start: number; end: number }) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const edges = [xScale(start), xScale(end)];

  return (
    <rect
      data-visible
      x={Math.min(...edges)}
      y={top}
      width={Math.max(...edges) - Math.min(...edges)}
      height={height}
      fill="#0072B2"
      fillOpacity={0.25}
    />
  );
}

export default function OverviewAndDetail() {
  const [range, setRange] = React.useState([1976, 2008]);
  const [start = first, end = last] = range;
  const rtl = useTheme().direction === 'rtl';
  const valueFormatter = (year: number) => String(year);
  const series = [{ data: sunspots, color: '#0072B2', showMark: false }];
  const common = { data: years, reverse: rtl, valueFormatter };

  return (
    <div style={{ width: '100%' }}>
      <LineChart
        aria-label="Sunspot number by year: one peak about every 11 years"
        height={240}
        xAxis={[{ ...common, min: start, max: end, tickMinStep: 1 }]}
        yAxis={[{ label: 'Sunspot number', width: 60, position: rtl ? 'right' : 'left' }]}
        series={series}
        skipAnimation
      />
      <div style={{ marginInlineStart: 80, marginInlineEnd: 20 }}>
        <LineChart
          aria-label="All years from 1950 to 2023; the selected years are shaded"
          height={48}
          margin={0}
          xAxis={[{ ...common, position: 'none', domainLimit: 'strict' }]}
          yAxis={[{ position: 'none' }]}
          series={series}
          slots={{ tooltip: () => null }}
          axisHighlight={{ x: 'none' }}
          skipAnimation
        >
          <VisibleYears start={start} end={end} />
        </LineChart>
        <Slider
          size="small"
          value={range}
          onChange={(_event, value) => setRange([value].flat())}
          min={first}
          max={last}
          disableSwap
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'First year' : 'Last year')}
        />
      </div>
    </div>
  );
}
