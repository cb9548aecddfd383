import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

interface Tip {
  y: number;
}

function Lollipop({ x, y, width, yOrigin, color, skipAnimation }: BarProps) {
  const center = x + width / 2;
  const { ref, ...path } = useAnimate<Tip, SVGPathElement, { d: string }>(
    { y },
    {
      initialProps: { y: yOrigin },
      createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
      // A stem and a circle with a radius of 8.
      transformProps: (tip) => ({
        d: `M${center},${yOrigin}V${tip.y}m-8,0a8,8 0 1 0 16,0a8,8 0 1 0 -16,0`,
      }),
      applyProps: (element, { d }) => element.setAttribute('d', d),
      skip: skipAnimation,
    },
  );

  return <path ref={ref} {...path} fill={color} stroke={color} strokeWidth={4} />;
}

// Summits in meters. Source: Encyclopaedia Britannica.
const peaks = [
  { name: 'Everest', height: 8849 },
  { name: 'Aconcagua', height: 6961 },
  { name: 'Denali', height: 6190 },
  { name: 'Kilimanjaro', height: 5895 },
];

export default function Lollipops() {
  const [round, setRound] = React.useState(0);

  return (
    <div style={{ width: '100%', textAlign: 'center' }}>
      <Button onClick={() => setRound((before) => before + 1)}>Play again</Button>
      <BarChart
        key={round}
        aria-label="Everest 8,849 m, Aconcagua 6,961 m, Denali 6,190 m, Kilimanjaro 5,895 m"
        height={240}
        dataset={peaks}
        xAxis={[{ dataKey: 'name' }]}
        yAxis={[{ label: 'Height (m)', width: 72, max: 10000 }]}
        series={[{ dataKey: 'height', color: '#009E73' }]}
        slots={{ bar: Lollipop }}
      />
    </div>
  );
}
