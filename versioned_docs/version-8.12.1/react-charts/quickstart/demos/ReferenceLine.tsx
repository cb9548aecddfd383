import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['W 10', 'W 11', 'W 12', 'W 13', 'W 14', 'W 15'];

export default function ReferenceLine() {
  return (
    <BarChart
      aria-label="Calls answered by week: weeks 12 and 14 miss the target of 800"
      height={280}
      xAxis={[{ data: weeks }]}
      series={[{ data: [842, 913, 768, 871, 735, 956] }]}
      margin={{ right: 60 }}
    >
      <ChartsReferenceLine
        y={800}
        label="Target"
        labelAlign="end"
        labelStyle={{ fontSize: 12, textAnchor: 'middle' }}
        spacing={{ x: -30, y: -4 }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </BarChart>
  );
}
