import { BarChart } from '@mui/x-charts/BarChart';

// Minutes between 272 eruptions of Old Faithful in 1985. An interval includes its upper limit.
// Source: Härdle (1991), data set "faithful" of R.
const counts = [4, 22, 33, 24, 14, 10, 27, 54, 55, 23, 5, 1];
const starts = counts.map((_count, index) => 40 + index * 5);

export default function OldFaithful() {
  return (
    <BarChart
      aria-label="Minutes between eruptions of Old Faithful: most waits are near 55 or near 80 minutes"
      height={300}
      xAxis={[
        {
          data: starts,
          categoryGapRatio: 0.02,
          label: 'Minutes to the next eruption',
          tickPlacement: 'start',
          tickLabelPlacement: 'tick',
          valueFormatter: (start: number, { location }: { location: string }) =>
            location === 'tooltip' ? `${start} to ${start + 5} minutes` : String(start),
        },
      ]}
      yAxis={[{ label: 'Eruptions' }]}
      series={[{ data: counts, color: '#0072B2', valueFormatter: (value) => `${value} eruptions` }]}
      grid={{ horizontal: true }}
    />
  );
}
