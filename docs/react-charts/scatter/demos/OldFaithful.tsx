import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Eruptions of Old Faithful, Yellowstone: minutes it lasted, minutes until the next one.
// Source: Härdle (1991), data set "faithful" of R, first 24 rows.
const eruptions = [
  [3.6, 79],
  [1.8, 54],
  [3.333, 74],
  [2.283, 62],
  [4.533, 85],
  [2.883, 55],
  [4.7, 88],
  [3.6, 85],
  [1.95, 51],
  [4.35, 85],
  [1.833, 54],
  [3.917, 84],
  [4.2, 78],
  [1.75, 47],
  [4.7, 83],
  [2.167, 52],
  [1.75, 62],
  [4.8, 84],
  [1.6, 52],
  [4.25, 79],
  [1.8, 51],
  [1.75, 47],
  [3.45, 78],
  [3.067, 69],
] as const;
const data = eruptions.map(([x, y], id) => ({ id, x, y }));

export default function OldFaithful() {
  return (
    <ScatterChart
      aria-label="The longer an eruption of Old Faithful lasts, the longer the wait until the next one: 50 minutes after a short one, 80 after a long one"
      height={300}
      xAxis={[{ label: 'Eruption (min)' }]}
      yAxis={[{ label: 'Wait until the next (min)' }]}
      series={[{ data, valueFormatter: (p) => p && `${p.x} min, then ${p.y} min of waiting` }]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
