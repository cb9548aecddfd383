import * as React from 'react';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
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

export default function ZoomWithSlider() {
  const [[start, end], setRange] = React.useState<readonly [number, number]>([1976, 2008]);
  const rtl = useTheme().direction === 'rtl';

  const handleChange = (_event: Event, value: number | number[]) => {
    const [from = first, to = last] = [value].flat();
    if (to - from >= 5) {
      setRange([from, to]);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <LineChart
        aria-label="Sunspot number by year: one peak about every 11 years"
        height={280}
        xAxis={[
          {
            data: years,
            min: start,
            max: end,
            reverse: rtl,
            tickMinStep: 1,
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[{ label: 'Sunspot number', width: 60, position: rtl ? 'right' : 'left' }]}
        series={[{ data: sunspots, color: '#0072B2', showMark: false }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
      <div style={{ marginInlineStart: 80, marginInlineEnd: 20 }}>
        <Slider
          size="small"
          value={[start, end]}
          onChange={handleChange}
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
