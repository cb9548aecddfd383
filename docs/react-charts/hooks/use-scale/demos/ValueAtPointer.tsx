import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Boiling point of water by pressure, rounded. Source: NIST Chemistry WebBook.
const pressures = [20, 40, 60, 80, 100, 120];
const boilingPoints = [60, 76, 86, 93, 100, 105];

type Values = { pressure: number; temperature: number };

function PointerArea({ onMove }: { onMove: (values: Values) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  const handlePointerMove = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onMove({
      pressure: xScale.invert(left + event.clientX - box.left),
      temperature: yScale.invert(top + event.clientY - box.top),
    });
  };

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={handlePointerMove}
    />
  );
}

export default function ValueAtPointer() {
  const [values, setValues] = React.useState<Values>();

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {values
          ? `${values.pressure.toFixed(0)} kPa, ${values.temperature.toFixed(0)} °C`
          : 'Move the pointer over the chart'}
      </Typography>
      <LineChart
        aria-label="Boiling point of water: 60 °C at 20 kPa, 100 °C at 100 kPa"
        height={280}
        xAxis={[{ data: pressures, min: 20, max: 120, label: 'Pressure (kPa)' }]}
        yAxis={[{ min: 50, max: 110, label: 'Boiling point (°C)' }]}
        series={[{ data: boilingPoints, color: '#D55E00', showMark: false }]}
      >
        <PointerArea onMove={setValues} />
      </LineChart>
    </Stack>
  );
}
