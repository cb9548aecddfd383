import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYAxis } from '@mui/x-charts/hooks';

// Medals at the Games of Paris, as awarded in August 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Great Britain', 'France', 'Australia', 'Japan'];
const medals = [
  { label: 'Gold', color: '#B8860B', data: [40, 40, 14, 16, 18, 20] },
  { label: 'Silver', color: '#808080', data: [44, 27, 22, 26, 19, 12] },
  { label: 'Bronze', color: '#9A4B1F', data: [42, 24, 29, 22, 16, 13] },
];

function Sums() {
  const theme = useTheme();
  const series = useBarSeries();
  const xScale = useXScale<'linear'>();
  const { data, scale: yScale } = useYAxis<'band'>();
  const categories = data?.map(String) ?? [];

  return categories.map((category, index) => {
    const sum = Math.max(...series.map(({ stackedData }) => stackedData[index]?.[1] ?? 0));
    return (
      <text
        key={category}
        data-sum={sum}
        x={xScale(sum) + 6}
        y={(yScale(category) ?? 0) + yScale.bandwidth() / 2}
        dominantBaseline="central"
        fontFamily={theme.typography.fontFamily}
        fontSize={13}
        fill={(theme.vars ?? theme).palette.text.primary}
        style={{ direction: 'ltr' }}
      >
        {sum}
      </text>
    );
  });
}

export default function MedalSums() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Medals in Paris 2024</Typography>
      <BarChart
        aria-label="Medals of six countries in Paris in 2024, from 126 for the USA to 45 for Japan"
        layout="horizontal"
        height={300}
        margin={{ right: 40 }}
        xAxis={[{ max: 130 }]}
        yAxis={[{ scaleType: 'band', data: countries, width: 100 }]}
        series={medals.map((medal) => ({ ...medal, stack: 'medals' }))}
      >
        <Sums />
      </BarChart>
    </Stack>
  );
}
