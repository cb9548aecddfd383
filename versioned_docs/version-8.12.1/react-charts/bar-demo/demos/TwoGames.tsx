import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// Medals at the Summer Olympics, as awarded at the Games. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Japan', 'Australia', 'France'];
const games = [
  {
    year: '2021',
    gold: [39, 38, 27, 17, 10],
    silver: [41, 32, 14, 7, 12],
    bronze: [33, 18, 17, 22, 11],
  },
  {
    year: '2024',
    gold: [40, 40, 20, 18, 16],
    silver: [44, 27, 12, 19, 26],
    bronze: [42, 24, 13, 16, 22],
  },
];
const medals = [
  { key: 'gold', name: 'Gold', color: '#B8860B' },
  { key: 'silver', name: 'Silver', color: '#7A7F87' },
  { key: 'bronze', name: 'Bronze', color: '#A0522D' },
] as const;

function Years() {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return games.flatMap(({ year, gold, silver, bronze }, stack) =>
    countries.map((country, index) => (
      <text
        key={year + country}
        x={(xScale(country) ?? 0) + xScale.bandwidth() * (0.25 + stack / 2)}
        y={yScale((gold[index] ?? 0) + (silver[index] ?? 0) + (bronze[index] ?? 0)) - 5}
        textAnchor="middle"
        fontSize={11}
        fontFamily={theme.typography.fontFamily}
        fill={(theme.vars ?? theme).palette.text.primary}
        style={{ direction: 'ltr', pointerEvents: 'none' }}
      >
        ’{year.slice(2)}
      </text>
    )),
  );
}

export default function TwoGames() {
  return (
    <BarChart
      aria-label="Medals of five countries at the Games of 2021 and 2024: France went from 33 to 64, Japan from 58 to 45"
      height={320}
      xAxis={[{ data: countries, disableTicks: true, categoryGapRatio: 0.25, barGapRatio: 0.1 }]}
      yAxis={[{ label: 'Medals', max: 140 }]}
      series={games.flatMap((game) =>
        medals.map(({ key, name, color }) => ({
          data: game[key],
          color,
          stack: game.year,
          // One entry for each kind of medal in the legend.
          label: game.year === '2024' ? name : undefined,
          valueFormatter: (value: number | null) => `${value} in ${game.year}`,
        })),
      )}
      grid={{ horizontal: true }}
      slotProps={{ tooltip: { trigger: 'item' } }}
    >
      <Years />
    </BarChart>
  );
}
