import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

// Electricity from the six largest sources in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, Electric Power Monthly, February 2024 (preliminary).
const groups = [
  { label: 'Fossil', value: 2477, color: '#6B6B6B' },
  { label: 'Nuclear', value: 775, color: '#B84A00' },
  { label: 'Renewable', value: 830, color: '#00795A' },
];
// In the order of the groups, so that each source is next to its group.
const sources = [
  { label: 'Gas', value: 1802, color: '#707070' },
  { label: 'Coal', value: 675, color: '#707070' },
  { label: 'Nuclear', value: 775, color: '#B65200' },
  { label: 'Wind', value: 425, color: '#007D5E' },
  { label: 'Hydro', value: 240, color: '#007D5E' },
  { label: 'Solar', value: 165, color: '#007D5E' },
];
// The renewable slices are on the left, where the ring has room for their labels.
const common = { startAngle: -55, endAngle: 305, arcLabel: 'label' } as const;

export default function TwoRings() {
  return (
    <PieChart
      aria-label="Electricity from the six largest sources in the United States in 2023, in TWh: fossil 2,477 (gas 1,802, coal 675), nuclear 775, renewable 830 (wind 425, hydro 240, solar 165)"
      height={320}
      hideLegend
      series={[
        { ...common, data: groups, outerRadius: '58%', arcLabelRadius: '33%' },
        { ...common, data: sources, innerRadius: '60%', outerRadius: '100%' },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontSize: 13 } }}
    />
  );
}
