import { PieChart } from '@mui/x-charts/PieChart';

// Electricity from the six largest sources in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, Electric Power Monthly, February 2024 (preliminary).
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#6B6B6B' },
  { label: 'Wind', value: 425, color: '#009E73' },
  { label: 'Hydro', value: 240, color: '#CC79A7' },
  { label: 'Solar', value: 165, color: '#A67C00' },
];

export default function ElectricitySources() {
  return (
    <PieChart
      aria-label="Electricity from the six largest sources in the United States in 2023, in TWh: natural gas 1,802, nuclear 775, coal 675, wind 425, hydro 240, solar 165"
      height={240}
      series={[
        { data: sources, valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} TWh` },
      ]}
      sx={{ maxWidth: 440, marginInline: 'auto' }}
    />
  );
}
