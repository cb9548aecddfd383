import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useItemHighlighted, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Population in millions. Source: United Nations, World Population Prospects 2022.
const years = [1980, 1990, 2000, 2010, 2020];
const countries = [
  { id: 'china', label: 'China', color: '#D55E00', data: [982, 1154, 1264, 1348, 1425] },
  { id: 'india', label: 'India', color: '#0072B2', data: [697, 870, 1060, 1241, 1396] },
  { id: 'usa', label: 'USA', color: '#009E73', data: [223, 248, 282, 311, 336] },
];

function EndLabel({ seriesId, dy }: { seriesId: string; dy: number }) {
  const theme = useTheme();
  const series = useLineSeries(seriesId);
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const { isFaded } = useItemHighlighted({ seriesId });

  return (
    <text
      x={left + width + 8}
      y={yScale(series?.data.at(-1) ?? 0) + dy}
      dominantBaseline="central"
      fontFamily={theme.typography.fontFamily}
      fontSize={14}
      fill={(theme.vars ?? theme).palette.text.primary}
      opacity={isFaded ? 0.3 : 1}
      style={{ direction: 'ltr' }}
    >
      {typeof series?.label === 'string' ? series.label : seriesId}
    </text>
  );
}

export default function EndLabels() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Population (millions)</Typography>
      <LineChart
        aria-label="Population from 1980 to 2020: China from 982 to 1,425 million, India from 697 to 1,396, USA from 223 to 336"
        height={280}
        margin={{ right: 60 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 1600 }]}
        series={countries.map((country) => ({
          ...country,
          showMark: false,
          highlightScope: { highlight: 'series' as const, fade: 'global' as const },
        }))}
        hideLegend
      >
        <EndLabel seriesId="china" dy={-8} />
        <EndLabel seriesId="india" dy={8} />
        <EndLabel seriesId="usa" dy={0} />
      </LineChart>
    </Stack>
  );
}
