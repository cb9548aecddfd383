import { LineChart } from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6];
const positions = [1, 2, 3, 4];

const teams = [
  { label: 'Bergen', data: [3, 2, 2, 1, 1, 1] },
  { label: 'Porto', data: [1, 1, 3, 2, 3, 2] },
  { label: 'Gdańsk', data: [2, 4, 1, 3, 2, 3] },
  { label: 'Patras', data: [4, 3, 4, 4, 4, 4] },
];

export default function LeagueTable() {
  return (
    <LineChart
      aria-label="Position of four teams by round: Bergen rises from third to first"
      height={300}
      xAxis={[{ data: rounds, scaleType: 'point', label: 'Round' }]}
      yAxis={[
        {
          label: 'Position',
          reverse: true,
          min: 0.5,
          max: 4.5,
          tickInterval: positions,
          disableLine: true,
        },
      ]}
      series={teams.map((team) => ({ ...team, curve: 'bumpX' }))}
      grid={{ horizontal: true }}
    />
  );
}
