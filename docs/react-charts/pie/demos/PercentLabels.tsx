import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// Population in 2024, in millions. Source: United Nations, World Population Prospects 2024.
const regions = [
  { label: 'Asia', value: 4807, color: '#0072B2' },
  { label: 'Africa', value: 1515, color: '#B84A00' },
  { label: 'Europe', value: 745, color: '#00795A' },
  { label: 'Latin America', value: 663, color: '#A8437C' },
  { label: 'North America', value: 385, color: '#8A6100' },
  { label: 'Oceania', value: 46, color: '#6B6B6B' },
];
const total = regions.reduce((sum, { value }) => sum + value, 0);
const percent = (value: number) => `${((value / total) * 100).toFixed(value < 100 ? 1 : 0)}%`;

export default function PercentLabels() {
  return (
    <PieChart
      aria-label="World population in 2024: Asia 59%, Africa 19%, Europe 9%, Latin America 8%, North America 5%, Oceania 0.6%"
      height={260}
      series={[
        {
          data: regions,
          arcLabel: ({ value }) => percent(value),
          arcLabelMinAngle: 15,
          arcLabelRadius: '72%',
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} million`,
        },
      ]}
      sx={{
        maxWidth: 440,
        marginInline: 'auto',
        [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontSize: 14, fontWeight: 600 },
      }}
    />
  );
}
