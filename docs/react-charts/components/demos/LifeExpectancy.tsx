import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Life expectancy at birth in the United States. Source: National Center for Health Statistics.
const years = [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const expectancy = [
  78.7, 78.7, 78.8, 78.8, 78.9, 78.7, 78.7, 78.6, 78.7, 78.8, 77.0, 76.4, 77.5, 78.4,
];

function Annotation({ year, value, text }: { year: number; value: number; text: string }) {
  const theme = useTheme();
  const { palette, typography } = theme;
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(year) ?? 0;
  const y = yScale(value);
  const color = (theme.vars ? theme.vars.palette : palette).text.primary;

  return (
    <g style={{ pointerEvents: 'none', direction: 'ltr' }}>
      <circle cx={x} cy={y} r={7} fill="none" stroke={color} strokeWidth={2} />
      <path d={`M ${x - 7} ${y} h -16`} stroke={color} />
      <text
        x={x - 28}
        y={y}
        dy="0.35em"
        textAnchor="end"
        fill={color}
        fontFamily={typography.fontFamily}
        fontSize={13}
      >
        {text}
      </text>
    </g>
  );
}

export default function LifeExpectancy() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Life expectancy in the United States (years)</Typography>
      <LineChart
        aria-label="Life expectancy in the United States: about 78.7 years from 2010 to 2019, 76.4 in 2021, and 78.4 in 2023"
        height={280}
        margin={{ right: 30 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 76, max: 80, width: 36 }]}
        series={[{ data: expectancy, label: 'Years', color: '#0072B2', curve: 'linear' }]}
        hideLegend
      >
        <Annotation year={2021} value={76.4} text="76.4, lowest since 1996" />
      </LineChart>
    </Stack>
  );
}
