import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

// Clubs in the top tiers of men's football in England.
// Source: The Football Association, season of 2024–25.
const tiers = [
  { name: 'Premier League', clubs: 20 },
  { name: 'Championship', clubs: 24 },
  { name: 'League One', clubs: 24 },
  { name: 'League Two', clubs: 24 },
  { name: 'National League', clubs: 24 },
  { name: 'North and South', clubs: 48 },
  { name: 'Tier 7', clubs: 88 },
];
const largest = Math.max(...tiers.map(({ clubs }) => clubs));

function WhiteLabel(props: BarLabelProps) {
  return <BarLabel {...props} style={{ ...props.style, fill: '#fff', fontWeight: 500 }} />;
}

export default function LeaguePyramid() {
  return (
    <BarChart
      aria-label="Clubs in English men's football by tier, from 20 in the Premier League to 88 in tier 7"
      height={340}
      hideLegend
      margin={{ right: 16 }}
      xAxis={[{ min: 0, max: largest, position: 'none' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: tiers.map(({ name }) => name),
          width: 120,
          categoryGapRatio: 0.06,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          id: 'space',
          data: tiers.map(({ clubs }) => (largest - clubs) / 2),
          layout: 'horizontal',
          stack: 'pyramid',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          id: 'clubs',
          data: tiers.map(({ clubs }) => clubs),
          label: 'Clubs',
          layout: 'horizontal',
          stack: 'pyramid',
          color: '#7A55B5',
          barLabel: ({ value }) => String(value),
        },
      ]}
      slots={{ barLabel: WhiteLabel }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}
