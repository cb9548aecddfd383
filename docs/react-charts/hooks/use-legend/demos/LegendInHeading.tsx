import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const cities = [
  { label: 'Miami', color: '#D55E00', data: [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71] },
  { label: 'Chicago', color: '#0072B2', data: [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31] },
];

function HeadingWithLegend() {
  const { items } = useLegend();

  return (
    <Typography component="div" sx={{ fontWeight: 600 }}>
      Mean temperature in{' '}
      {items.map(({ id, label, color, markType }, index) => (
        <Box component="span" key={id} sx={{ whiteSpace: 'nowrap' }}>
          {index > 0 && ' and '}
          {label}{' '}
          <Box component="span" sx={{ display: 'inline-block', verticalAlign: 'middle' }}>
            <ChartsLabelMark type={markType} color={color} />
          </Box>
        </Box>
      ))}
    </Typography>
  );
}

export default function LegendInHeading() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 100, label: 'Temperature (°F)' }]}
        series={cities.map((city) => ({ ...city, type: 'line' as const }))}
      >
        <HeadingWithLegend />
        <ChartsSurface aria-label="Mean temperature by month: Miami from 69 to 84 °F, Chicago from 25 to 75 °F">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
    </Stack>
  );
}
