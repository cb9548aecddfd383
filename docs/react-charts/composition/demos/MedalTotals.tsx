import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';

// Medals at the Games of Paris, as awarded in August 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Great Britain', 'France', 'Australia', 'Japan'];
const medals = [
  { label: 'Gold', color: '#B8860B', data: [40, 40, 14, 16, 18, 20] },
  { label: 'Silver', color: '#808080', data: [44, 27, 22, 26, 19, 12] },
  { label: 'Bronze', color: '#9A4B1F', data: [42, 24, 29, 22, 16, 13] },
];

function LegendWithTotals() {
  const series = useBarSeries();

  return (
    <Stack component="ul" direction="row" spacing={3} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {series.map(({ id, label, color, data }) => (
        <Stack component="li" key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 14, height: 14, borderRadius: '50%', bgcolor: color }} />
          <Typography variant="body2">
            {typeof label === 'function' ? label('legend') : label}:{' '}
            {data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

export default function MedalTotals() {
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ChartsDataProvider
        height={300}
        xAxis={[{ label: 'Medals in Paris 2024' }]}
        yAxis={[{ scaleType: 'band', data: countries, width: 100 }]}
        series={medals.map((medal) => ({
          ...medal,
          type: 'bar' as const,
          layout: 'horizontal' as const,
          stack: 'medals',
        }))}
      >
        <LegendWithTotals />
        <ChartsSurface aria-label="Medals of six countries in Paris in 2024, from 126 for the USA to 45 for Japan">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
    </Stack>
  );
}
