import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity from ten sources in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, Electric Power Monthly, February 2024 (preliminary).
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#6B6B6B' },
  { label: 'Wind', value: 425, color: '#009E73' },
  { label: 'Hydro', value: 240, color: '#CC79A7' },
  { label: 'Solar', value: 165, color: '#A67C00' },
  { label: 'Biomass', value: 47, color: '#7B61C4' },
  { label: 'Geothermal', value: 16, color: '#A0522D' },
  { label: 'Petroleum', value: 16, color: '#1F8A9E' },
  { label: 'Other gases', value: 11, color: '#B83A4B' },
];
const sum = (slices: typeof sources) => slices.reduce((total, { value }) => total + value, 0);
const isSmall = ({ value }: (typeof sources)[number]) => value / sum(sources) < 0.05;

export default function SmallSlices() {
  const [grouped, setGrouped] = React.useState(true);
  const other = { label: 'Other', value: sum(sources.filter(isSmall)), color: '#8D6E63' };
  const data = grouped ? [...sources.filter((each) => !isSmall(each)), other] : sources;

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Group sources below 5%"
        control={<Switch checked={grouped} onChange={(_, checked) => setGrouped(checked)} />}
      />
      <PieChart
        aria-label={`Electricity in the United States in 2023, in TWh: ${data.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
        height={280}
        series={[{ data, valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} TWh` }]}
        sx={{ maxWidth: 480, marginInline: 'auto' }}
      />
    </div>
  );
}
