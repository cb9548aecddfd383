import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useLegend, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Population in millions, rounded. Source: United Nations, World Population Prospects 2022.
const years = [1990, 2000, 2010, 2020];
const countries = [
  { id: 'us', label: 'United States', color: '#0072B2', data: [248, 282, 311, 336] },
  { id: 'brazil', label: 'Brazil', color: '#009E73', data: [151, 176, 196, 213] },
  { id: 'japan', label: 'Japan', color: '#D55E00', data: [124, 127, 128, 125] },
];

function EndLabels() {
  const theme = useTheme();
  const { items } = useLegend();
  const series = useLineSeries();
  const yScale = useYScale<'linear'>();
  const { left, width } = useDrawingArea();

  return items.map(({ id, label, color }) => {
    const last = series.find((each) => each.id === id)?.data.at(-1) ?? 0;
    const y = yScale(last);
    return (
      <g key={id} style={{ pointerEvents: 'none' }}>
        <circle cx={left + width} cy={y} r={5} fill={color} />
        <text
          x={left + width + 10}
          y={y}
          dominantBaseline="central"
          fontSize={13}
          fontFamily={theme.typography.fontFamily}
          fill={(theme.vars ?? theme).palette.text.primary}
          style={{ textAnchor: theme.direction === 'rtl' ? 'end' : 'start' }}
        >
          {label}
        </text>
      </g>
    );
  });
}

export default function DirectLabels() {
  return (
    <LineChart
      aria-label="Population from 1990 to 2020 in millions: United States 248 to 336, Brazil 151 to 213, Japan 124 to 125"
      height={280}
      hideLegend
      margin={{ right: 110 }}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, max: 350, label: 'People (millions)' }]}
      series={countries.map((country) => ({ ...country, showMark: false }))}
      grid={{ horizontal: true }}
    >
      <EndLabels />
    </LineChart>
  );
}
