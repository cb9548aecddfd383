import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

// Billion people, rounded, without Oceania. Source: United Nations, World Population Prospects 2022.
const years = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];
const regions = [
  { label: 'Asia', color: '#D55E00', data: [1.4, 1.7, 2.1, 2.6, 3.2, 3.7, 4.2, 4.7] },
  { label: 'Africa', color: '#009E73', data: [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.1, 1.4] },
  { label: 'Europe', color: '#0072B2', data: [0.5, 0.6, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7] },
  { label: 'Americas', color: '#CC79A7', data: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0] },
];

let total = 0;
// Where the names go: at half the height of each area in the last year.
const names = regions.map(({ label, data }) => {
  const value = data.at(-1) ?? 0;
  const middle = total + value / 2;
  total += value;
  return { label, middle };
});

function RegionLabels() {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  return names.map(({ label, middle }) => (
    <text
      key={label}
      x={left + width + 6}
      y={yScale(middle)}
      dominantBaseline="middle"
      fontSize={12}
      fontFamily={theme.typography.fontFamily}
      fill={(theme.vars ?? theme).palette.text.primary}
      style={{ direction: 'ltr' }}
    >
      {label}
    </text>
  ));
}

export default function ContinentPopulation() {
  return (
    <LineChart
      aria-label="Population by continent: Asia grew from 1.4 billion in 1950 to 4.7 billion in 2020, and Africa from 0.2 to 1.4 billion"
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 'Billion people' }]}
      series={regions.map((region) => ({
        ...region,
        stack: 'world',
        area: true,
        showMark: false,
        valueFormatter: (value) => `${value} billion`,
      }))}
      hideLegend
      margin={{ right: 68 }}
      sx={{ '& .MuiLineChart-area': { filter: 'none' } }}
    >
      <RegionLabels />
    </LineChart>
  );
}
