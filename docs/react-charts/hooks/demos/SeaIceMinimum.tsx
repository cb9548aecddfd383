import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLineSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Smallest extent of the Arctic sea ice in each September, rounded.
// Source: National Snow and Ice Data Center, Sea Ice Index, 5-day means.
const years = [2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021];
const extent = [4.6, 5.1, 4.6, 4.3, 3.4, 5.1, 5.0, 4.4, 4.2, 4.7, 4.7, 4.2, 3.8, 4.8];

function LowestLabel() {
  const theme = useTheme();
  const [series] = useLineSeries();
  const { data, scale: xScale } = useXAxis<'point'>();
  const categories = data?.map(Number) ?? [];
  const yScale = useYScale<'linear'>();

  const values = series?.data.filter((value) => value !== null) ?? [];
  const lowest = Math.min(...values);
  const category = categories[series?.data.indexOf(lowest) ?? 0] ?? 0;

  return (
    <text
      x={xScale(category)}
      y={yScale(lowest) + 24}
      textAnchor="middle"
      pointerEvents="none"
      fontFamily={theme.typography.fontFamily}
      fontSize={13}
      fill={(theme.vars ?? theme).palette.text.primary}
      style={{ direction: 'ltr' }}
    >
      {category}: {lowest}
    </text>
  );
}

export default function SeaIceMinimum() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Arctic sea ice in September (million km²)</Typography>
      <LineChart
        aria-label="Smallest extent of the Arctic sea ice from 2008 to 2021, with the lowest value of 3.4 million km² in 2012"
        height={280}
        margin={{ right: 30 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 6, width: 30 }]}
        series={[{ data: extent, label: 'Extent', color: '#0072B2', curve: 'linear' }]}
        hideLegend
      >
        <LowestLabel />
      </LineChart>
    </Stack>
  );
}
