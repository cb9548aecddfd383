import Box from '@mui/material/Box';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { BarPlot } from '@mui/x-charts/BarChart';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const days = ['10 Mar', '11 Mar', '12 Mar', '13 Mar', '14 Mar', '15 Mar', '16 Mar', '17 Mar'];
const rain = [2, 14, 27, 31, 9, 0, 4, 1];
const level = [1.12, 1.18, 1.46, 2.05, 2.41, 2.19, 1.83, 1.57];

export default function RainAndRiver() {
  return (
    <ChartsDataProvider
      height={320}
      xAxis={[{ id: 'day', scaleType: 'band', data: days }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'level', label: 'Level (m)', position: 'right', min: 0, max: 3 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', data: rain, label: 'Rain (mm)' },
        { type: 'line', yAxisId: 'level', data: level, label: 'River level (m)' },
      ]}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%' }}>
        <ChartsLegend />
        <ChartsSurface aria-label="Rain peaks on March 13, and the river one day later">
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="day" />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="level" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartsDataProvider>
  );
}
