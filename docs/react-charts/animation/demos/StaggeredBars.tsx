import * as React from 'react';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages for 1991 to 2020 at London Heathrow, in mm, rounded. Source: Met Office.
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

const grow = keyframes({ from: { transform: 'scaleY(0)' } });
const delays = Object.fromEntries(
  months.map((_, index) => [`&:nth-of-type(${index + 1})`, { animationDelay: `${index * 60}ms` }]),
);

export default function StaggeredBars() {
  const [round, setRound] = React.useState(0);

  return (
    <div style={{ width: '100%', textAlign: 'center' }}>
      <Button onClick={() => setRound((before) => before + 1)}>Play again</Button>
      <BarChart
        key={round}
        skipAnimation
        aria-label="Rain at London Heathrow in mm: from 39 in March to 67 in November"
        height={240}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ data: rain, color: '#0072B2' }]}
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            [`& .${barClasses.element}`]: {
              transformBox: 'fill-box',
              transformOrigin: 'bottom',
              animation: `${grow} 500ms ease-out backwards`,
              ...delays,
            },
          },
        }}
      />
    </div>
  );
}
