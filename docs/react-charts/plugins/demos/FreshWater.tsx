import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';

// Fresh water of the Earth by place, in percent. Source: U.S. Geological Survey.
const places = [
  { id: 'ice', value: 68.7, label: 'Glaciers and ice caps', color: '#0072B2' },
  { id: 'ground', value: 30.1, label: 'Groundwater', color: '#009E73' },
  { id: 'surface', value: 1.2, label: 'Lakes, rivers, and other', color: '#D55E00' },
];

export default function FreshWater() {
  return (
    <ChartsDataProvider<'pie', PieChartPluginSignatures>
      height={240}
      plugins={PIE_CHART_PLUGINS}
      series={[
        {
          type: 'pie',
          data: places,
          innerRadius: 60,
          valueFormatter: ({ value }) => `${value}%`,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
    >
      <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsSurface aria-label="Fresh water by place: ice 68.7%, groundwater 30.1%, lakes, rivers, and other 1.2%">
          <PiePlot />
        </ChartsSurface>
      </Stack>
      <ChartsTooltip trigger="item" />
    </ChartsDataProvider>
  );
}
