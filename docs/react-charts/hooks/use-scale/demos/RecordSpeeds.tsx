import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// World records in seconds, as of July 2025. Source: World Athletics.
const records = [
  { meters: 100, men: 9.58, women: 10.49 },
  { meters: 200, men: 19.19, women: 21.34 },
  { meters: 400, men: 43.03, women: 47.6 },
  { meters: 800, men: 100.91, women: 113.28 },
  { meters: 1500, men: 206.0, women: 228.68 },
];
const distances = records.map(({ meters }) => meters);
const women = records.map((record) => record.meters / record.women);
const men = records.map((record) => record.meters / record.men);

function Dumbbells() {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();

  return distances.map((distance, index) => {
    const y = (yScale(distance) ?? 0) + yScale.bandwidth() / 2;
    const from = xScale(women[index] ?? 0);
    const to = xScale(men[index] ?? 0);
    return (
      <g key={distance} data-distance={distance} style={{ pointerEvents: 'none' }}>
        <line
          x1={from}
          x2={to}
          y1={y}
          y2={y}
          stroke={(theme.vars ?? theme).palette.text.secondary}
          strokeWidth={2}
        />
        <circle cx={from} cy={y} r={7} fill="#D55E00" />
        <circle cx={to} cy={y} r={7} fill="#0072B2" />
      </g>
    );
  });
}

const speed = (value: number | null) => `${value?.toFixed(2)} m/s`;

export default function RecordSpeeds() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartsDataProvider
        height={280}
        xAxis={[{ min: 6, max: 11, label: 'Average speed (m/s)' }]}
        yAxis={[{ scaleType: 'band', data: distances, label: 'Distance (m)', width: 64 }]}
        series={[
          {
            type: 'bar',
            layout: 'horizontal',
            data: women,
            label: 'Women',
            color: '#D55E00',
            valueFormatter: speed,
          },
          {
            type: 'bar',
            layout: 'horizontal',
            data: men,
            label: 'Men',
            color: '#0072B2',
            valueFormatter: speed,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface aria-label="Average speed of world records in running: men are about 1 m/s faster than women from 100 m to 400 m">
          <ChartsAxisHighlight y="band" />
          <Dumbbells />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
    </Stack>
  );
}
