import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

// Electricity from the six largest sources in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, Electric Power Monthly, February 2024 (preliminary).
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#6B6B6B' },
  { label: 'Wind, water, sun', value: 830, color: '#009E73' },
];
const total = sources.reduce((sum, { value }) => sum + value, 0);

function TwoLines({ startAngle, endAngle, arcLabelRadius, formattedArcLabel }: PieArcLabelProps) {
  const angle = (startAngle + endAngle) / 2;
  const x = arcLabelRadius * Math.sin(angle);
  const y = -arcLabelRadius * Math.cos(angle);
  const [name, share] = (formattedArcLabel ?? '').split('\n');

  return (
    <text x={x} y={y} fill="currentColor" fontSize={13} textAnchor="middle" pointerEvents="none">
      <tspan>{name}</tspan>
      <tspan x={x} dy={17} fontWeight={600}>
        {share}
      </tspan>
    </text>
  );
}

export default function OutsideLabels() {
  return (
    <PieChart
      aria-label="Electricity from the six largest sources in the United States in 2023: natural gas 44%, nuclear 19%, coal 17%, wind, water, and sun 20%"
      height={300}
      hideLegend
      series={[
        {
          data: sources,
          outerRadius: '52%',
          arcLabelRadius: '82%',
          arcLabel: ({ label, value }) => `${label}\n${Math.round((value / total) * 100)}%`,
        },
      ]}
      slots={{ pieArcLabel: TwoLines }}
    />
  );
}
