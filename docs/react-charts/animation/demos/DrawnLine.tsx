import * as React from 'react';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
// Annual means at Mauna Loa in ppm. Source: NOAA Global Monitoring Laboratory.
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export default function DrawnLine() {
  const [round, setRound] = React.useState(0);

  return (
    <div style={{ width: '100%', textAlign: 'center' }}>
      <Button onClick={() => setRound((before) => before + 1)}>Play again</Button>
      <LineChart
        key={round}
        skipAnimation
        aria-label="Carbon dioxide at Mauna Loa rose from 317 ppm in 1960 to 414 ppm in 2020"
        height={240}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ label: 'CO₂ (ppm)' }]}
        series={[{ data: carbonDioxide, showMark: false, color: '#D55E00' }]}
        slotProps={{ line: { pathLength: 1 } }}
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            [`& .${lineClasses.line}`]: {
              strokeDasharray: 1,
              animation: `${draw} 2s ease-in-out`,
            },
          },
        }}
      />
    </div>
  );
}
