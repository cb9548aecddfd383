import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

// Goals in the season 2015–16. Source: Premier League.
const dataset = [
  { club: 'Leicester', home: 35, away: 33, homeAgainst: -18, awayAgainst: -18 },
  { club: 'Arsenal', home: 31, away: 34, homeAgainst: -11, awayAgainst: -25 },
  { club: 'Tottenham', home: 35, away: 34, homeAgainst: -15, awayAgainst: -20 },
  { club: 'Man City', home: 47, away: 24, homeAgainst: -21, awayAgainst: -20 },
  { club: 'Man United', home: 27, away: 22, homeAgainst: -9, awayAgainst: -26 },
];

const goals = (value: number | null) => String(Math.abs(value ?? 0));

const series = [
  { dataKey: 'home', label: 'Scored at home', color: '#0072B2' },
  { dataKey: 'away', label: 'Scored away', color: '#009E73' },
  { dataKey: 'homeAgainst', label: 'Conceded at home', color: '#D55E00' },
  { dataKey: 'awayAgainst', label: 'Conceded away', color: '#A67C00' },
];

export default function HomeAndAway() {
  return (
    <BarChart
      aria-label="Goals of five clubs in the Premier League 2015–16: Man City scored most with 71, and Tottenham and Man United conceded fewest with 35"
      height={320}
      dataset={dataset}
      layout="horizontal"
      yAxis={[{ dataKey: 'club', width: 82, disableTicks: true, disableLine: true }]}
      xAxis={[{ label: 'Goals conceded and scored', valueFormatter: goals }]}
      series={series.map((each) => ({ ...each, stack: 'goals', valueFormatter: goals }))}
      grid={{ vertical: true }}
      borderRadius={4}
    >
      <ChartsReferenceLine x={0} />
    </BarChart>
  );
}
