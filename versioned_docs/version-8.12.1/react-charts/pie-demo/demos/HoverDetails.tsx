import * as React from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Population in 2024, in millions. Source: United Nations, World Population Prospects 2024.
const regions = [
  { label: 'Asia', value: 4807, color: '#0072B2' },
  { label: 'Africa', value: 1515, color: '#D55E00' },
  { label: 'Europe', value: 745, color: '#009E73' },
  { label: 'Latin America', value: 663, color: '#CC79A7' },
  { label: 'North America', value: 385, color: '#A67C00' },
  { label: 'Oceania', value: 46, color: '#6B6B6B' },
];
// The number of the source, which isn't exactly the sum of the rounded regions.
const world = 8162;

function Center({ name, amount }: { name: string; amount: number }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <text x={x} y={y} fill="currentColor" textAnchor="middle">
      <tspan fontSize={28} fontWeight={600}>
        {amount.toLocaleString('en-US')}
      </tspan>
      <tspan x={x} dy={22} fontSize={14}>
        {name}
      </tspan>
    </text>
  );
}

export default function HoverDetails() {
  const [index, setIndex] = React.useState<number>();
  const region = index === undefined ? undefined : regions[index];

  return (
    <PieChart
      aria-label="Population in 2024, in millions: Asia 4,807, Africa 1,515, Europe 745, Latin America 663, North America 385, Oceania 46"
      height={260}
      onHighlightChange={(item) => setIndex(item?.dataIndex)}
      series={[
        {
          data: regions,
          innerRadius: '68%',
          outerRadius: '95%',
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      slotProps={{
        tooltip: { trigger: 'none' },
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    >
      <Center name={region?.label ?? 'million people'} amount={region?.value ?? world} />
    </PieChart>
  );
}
