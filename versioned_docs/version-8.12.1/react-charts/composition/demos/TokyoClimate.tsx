import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

// Normals of 1991 to 2020. Source: Japan Meteorological Agency.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const precipitation = [
  59.7, 56.5, 116.0, 133.7, 139.7, 167.8, 156.2, 154.7, 224.9, 234.8, 96.3, 57.9,
];
const temperature = [5.4, 6.1, 9.4, 14.3, 18.8, 21.9, 25.7, 26.9, 23.3, 18.0, 12.5, 7.7];

export default function TokyoClimate() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ChartDataProvider
        height={320}
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'rain', label: 'Precipitation (mm)', min: 0, max: 300 },
          { id: 'heat', label: 'Temperature (°C)', min: 0, max: 30, position: 'right' },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'rain',
            data: precipitation,
            label: 'Precipitation (left axis)',
            color: '#0072B2',
            valueFormatter: (value) => `${value} mm`,
          },
          {
            type: 'line',
            yAxisId: 'heat',
            data: temperature,
            label: 'Temperature (right axis)',
            color: '#D55E00',
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface aria-label="Climate of Tokyo: 5 °C in January and 27 °C in August, most rain in September and October">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="months" />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="heat" />
          <ChartsTooltip trigger="axis" />
        </ChartsSurface>
      </ChartDataProvider>
    </Stack>
  );
}
