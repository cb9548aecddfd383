import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'France', 'Australia', 'Japan'];
const medals = [
  { label: 'Gold', color: '#B8860B', data: [40, 40, 16, 18, 20] },
  { label: 'Silver', color: '#7A7F87', data: [44, 27, 26, 19, 12] },
  { label: 'Bronze', color: '#A0522D', data: [42, 24, 22, 16, 13] },
];

function Totals() {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return countries.map((country, index) => {
    const total = medals.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={country}
        x={(xScale(country) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(total) - 8}
        textAnchor="middle"
        fontFamily={theme.typography.fontFamily}
        fontSize={14}
        fill={(theme.vars ?? theme).palette.text.primary}
        pointerEvents="none"
      >
        {total}
      </text>
    );
  });
}

export default function StackTotals() {
  return (
    <BarChart
      aria-label="Medals in 2024: United States 126, China 91, France 64, Australia 53, Japan 45"
      height={300}
      xAxis={[{ data: countries, disableTicks: true }]}
      yAxis={[{ max: 140, position: 'none' }]}
      series={medals.map((medal) => ({ ...medal, stack: 'medals' }))}
      borderRadius={4}
    >
      <Totals />
    </BarChart>
  );
}
