import { BarChart } from '@mui/x-charts/BarChart';

// Teams in each round of the men's FIFA World Cup, 1998 to 2022. Source: FIFA.
const rounds = ['Group stage', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final', 'Champion'];
const teams = [32, 16, 8, 4, 2, 1];
const largest = Math.max(...teams);

export default function WorldCupBars() {
  return (
    <BarChart
      aria-label="Teams in each round of the World Cup: 32 in the group stage, then half as many in each round"
      height={300}
      hideLegend
      margin={{ right: 16 }}
      xAxis={[{ min: 0, max: largest, position: 'none' }]}
      yAxis={[
        {
          data: rounds,
          scaleType: 'band',
          width: 132,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' ? `\u200E${name}: ${teams[rounds.indexOf(name)]}` : name,
          categoryGapRatio: 0.15,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          // This bar has no color: it moves the next one to the center.
          data: teams.map((value) => (largest - value) / 2),
          layout: 'horizontal',
          stack: 'funnel',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          data: teams,
          label: 'Teams',
          layout: 'horizontal',
          stack: 'funnel',
          color: '#007A5A',
          valueFormatter: (value) => `${value}`,
        },
      ]}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}
