import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

function ClickLayer({ onPick }: { onPick: (value: number) => void }) {
  const svgRef = useSvgRef();
  const { left, top, width, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  const handleClick = (event: React.MouseEvent) => {
    if (svgRef.current) {
      const y = event.clientY - svgRef.current.getBoundingClientRect().top;
      onPick(Math.round(yScale.invert(y)));
    }
  };

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      cursor="crosshair"
      onClick={handleClick}
    />
  );
}

export default function ClickForThreshold() {
  const [threshold, setThreshold] = React.useState(350);
  const index = carbonDioxide.findIndex((value) => value > threshold);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography role="status" align="center">
        CO₂ {index < 0 ? 'didn’t exceed' : 'exceeded'} {threshold} ppm by {years[index] ?? 2020}
      </Typography>
      <LineChart
        aria-label="Carbon dioxide at Mauna Loa, from 317 ppm in 1960 to 414 ppm in 2020"
        height={260}
        xAxis={[{ data: years, valueFormatter: (year: number) => String(year) }]}
        yAxis={[{ min: 300, max: 420, label: 'CO₂ (ppm)' }]}
        series={[{ data: carbonDioxide, label: 'CO₂', color: '#0072B2' }]}
        hideLegend
      >
        <ClickLayer onPick={setThreshold} />
        <ChartsReferenceLine y={threshold} lineStyle={{ stroke: '#D55E00', strokeWidth: 2 }} />
      </LineChart>
      <Slider
        aria-label="Threshold (ppm)"
        min={300}
        max={420}
        value={threshold}
        onChange={(_event, value) => setThreshold(value)}
        sx={{ maxWidth: 260, alignSelf: 'center' }}
      />
    </Stack>
  );
}
