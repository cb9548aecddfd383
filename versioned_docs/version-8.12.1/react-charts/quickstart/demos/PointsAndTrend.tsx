import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const homes = [
  { id: 1, x: 42, y: 3.9 },
  { id: 2, x: 55, y: 5.6 },
  { id: 3, x: 61, y: 5.2 },
  { id: 4, x: 74, y: 7.3 },
  { id: 5, x: 88, y: 7.9 },
  { id: 6, x: 96, y: 9.4 },
  { id: 7, x: 112, y: 10.1 },
  { id: 8, x: 127, y: 12.2 },
  { id: 9, x: 138, y: 12.4 },
];

export default function PointsAndTrend() {
  return (
    <ChartContainer
      aria-label="Heat used by nine homes: about 0.09 MWh more for each square meter"
      height={300}
      xAxis={[{ data: [40, 140], min: 40, max: 140, label: 'Floor area (m²)' }]}
      yAxis={[{ min: 0, label: 'Heat (MWh a year)' }]}
      series={[
        {
          type: 'scatter',
          data: homes,
          label: 'Home',
          markerSize: 6,
          valueFormatter: (home) => (home ? `${home.x} m², ${home.y} MWh` : ''),
        },
        { type: 'line', data: [3.9, 12.8] },
      ]}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}
