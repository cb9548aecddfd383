import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';

// Heights above sea level in meters. Source: national mapping agencies.
const mountains = ['Everest', 'Aconcagua', 'Denali', 'Kilimanjaro', 'Elbrus'];
const heights = [8849, 6961, 6190, 5895, 5642];

function Background() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={6}
        fill={(theme.vars ?? theme).palette.action.hover}
      style={{ pointerEvents: 'none' }}
    />
  );
}

export default function PlotBackground() {
  return (
    <ChartContainer
      aria-label="Height of five mountains, from 5,642 m for Elbrus to 8,849 m for Everest"
      height={280}
      xAxis={[{ min: 0, max: 9000, label: 'Height (m)' }]}
      yAxis={[{ scaleType: 'band', data: mountains, width: 88 }]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: heights,
          label: 'Height',
          color: '#0072B2',
          valueFormatter: (value) => `${value?.toLocaleString('en-US')} m`,
        },
      ]}
    >
      <Background />
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartContainer>
  );
}
