import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity in the United States in 2023, in TWh. Source: U.S. Energy Information Administration.
const sources = [
  { id: 'gas', label: 'Natural gas', value: 1802, color: '#0072B2' },
  { id: 'nuclear', label: 'Nuclear', value: 775, color: '#D55E00' },
  { id: 'coal', label: 'Coal', value: 675, color: '#6B6B6B' },
  { id: 'wind', label: 'Wind', value: 425, color: '#009E73' },
  { id: 'hydro', label: 'Hydro', value: 240, color: '#CC79A7' },
  { id: 'solar', label: 'Solar', value: 165, color: '#A67C00' },
];

function ValueLegend() {
  const { items } = useLegend();

  return (
    <Box
      component="ul"
      sx={{ gridArea: 'legend', listStyle: 'none', m: 1, p: 0, display: 'grid', gap: 0.5 }}
    >
      {items.map(({ id, color, label, markType }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ChartsLabelMark type={markType} color={color} />
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {label}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {sources.find((source) => source.id === id)?.value.toLocaleString('en-US')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function LegendWithValues() {
  return (
    <PieChart
      aria-label="Electricity in the United States in 2023, in TWh: natural gas 1,802, nuclear 775, coal 675, wind 425, hydro 240, solar 165"
      height={220}
      series={[{ data: sources, innerRadius: 45 }]}
      slots={{ legend: ValueLegend }}
    />
  );
}
