import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 52 }, (_, index) => index + 1);
const visitors = [
  31, 29, 33, 34, 32, 38, 41, 40, 43, 47, 46, 52, 55, 58, 61, 63, 60, 68, 72, 75, 79, 83, 86, 91,
  96, 99, 104, 108, 111, 109, 112, 107, 103, 98, 91, 86, 79, 74, 68, 63, 57, 54, 48, 44, 41, 39, 42,
  49, 58, 66, 71, 47,
];

export default function TicksAndLabels() {
  return (
    <LineChart
      aria-label="Museum visitors by week of 2025, at most 112,000 in week 31"
      height={300}
      xAxis={[
        {
          data: weeks,
          scaleType: 'point',
          label: 'Week',
          tickInterval: (week: number) => week % 4 === 1,
          tickLabelInterval: (week: number) => week % 12 === 1,
        },
      ]}
      yAxis={[{ label: 'Visitors (thousands)', tickMinStep: 20 }]}
      series={[{ data: visitors, showMark: false, area: true, baseline: 'min' }]}
      grid={{ vertical: true }}
    />
  );
}
