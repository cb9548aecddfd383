import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// The six largest sources of electricity in the United States in 2023, in TWh, rounded.
// Source: U.S. Energy Information Administration, February 2024.
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#777777' },
  { label: 'Wind', value: 425, color: '#009E73' },
  { label: 'Hydropower', value: 240, color: '#56B4E9' },
  { label: 'Solar', value: 165, color: '#E69F00' },
];

function Total() {
  const theme = useTheme();
  const [series] = usePieSeries();
  const { left, top, width, height } = useDrawingArea();
  const total = series?.data.reduce((sum, { value }) => sum + value, 0) ?? 0;

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontFamily={theme.typography.fontFamily}
      fontSize={18}
      fill={(theme.vars ?? theme).palette.text.primary}
      style={{ direction: 'ltr' }}
    >
      {total.toLocaleString('en-US')} TWh
    </text>
  );
}

export default function TotalInTheMiddle() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Electricity in the United States, 2023</Typography>
      <PieChart
        aria-label="Electricity in the United States in 2023 from the six largest sources: 4,082 TWh, 44% of it from natural gas"
        height={220}
        series={[{ data: sources, innerRadius: '60%' }]}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
      >
        <Total />
      </PieChart>
    </Stack>
  );
}
