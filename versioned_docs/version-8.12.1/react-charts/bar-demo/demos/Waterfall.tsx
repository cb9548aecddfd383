import { BarChart } from '@mui/x-charts/BarChart';

// Electricity in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Electric Power Annual 2010 and 2020.
const steps = [
  { name: '2005', change: 3840, total: true },
  { name: 'Coal', change: -1240 },
  { name: 'Gas', change: 860 },
  { name: 'Nuclear, hydro', change: 30 },
  { name: 'Wind, solar', change: 410 },
  { name: '2020', change: 3900, total: true },
];

let level = 0;
const dataset = steps.map(({ name, change, total }) => {
  const start = total ? 0 : level;
  const end = start + change;
  level = end;
  return {
    name,
    below: Math.min(start, end),
    total: total ? change : null,
    increase: !total && change > 0 ? change : null,
    decrease: !total && change < 0 ? -change : null,
  };
});

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const format = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  const step = steps[dataIndex];
  return value && step
    ? `${(step.total ? value : signed.format(step.change)).toLocaleString('en-US')} TWh`
    : null;
};

export default function Waterfall() {
  return (
    <BarChart
      aria-label="Electricity in the United States from 2005 to 2020: coal lost 1,240 TWh, gas gained 860, wind and solar gained 410"
      height={300}
      dataset={dataset}
      layout="horizontal"
      yAxis={[{ dataKey: 'name', width: 100, disableTicks: true, disableLine: true }]}
      xAxis={[{ label: 'Electricity (TWh)' }]}
      series={[
        { dataKey: 'below', color: 'transparent', valueFormatter: () => null },
        { dataKey: 'total', label: 'Total', color: '#767676', valueFormatter: format },
        { dataKey: 'increase', label: 'More', color: '#009E73', valueFormatter: format },
        { dataKey: 'decrease', label: 'Less', color: '#D55E00', valueFormatter: format },
      ].map((series) => ({ ...series, stack: 'waterfall' }))}
      grid={{ vertical: true }}
    />
  );
}
