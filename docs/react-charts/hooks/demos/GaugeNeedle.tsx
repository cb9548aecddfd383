import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';

function Needle() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { cx, cy, outerRadius, valueAngle } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }

  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={palette.text.primary} />
      <path
        d={`M ${cx} ${cy} L ${cx + outerRadius * Math.sin(valueAngle)} ${cy - outerRadius * Math.cos(valueAngle)}`}
        stroke={palette.text.primary}
        strokeWidth={3}
      />
    </g>
  );
}

// Share of electric cars among new cars in Norway in 2024. Source: Norwegian Road Federation (OFV).
export default function GaugeNeedle() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <Typography>New cars in Norway in 2024: 88.9% electric</Typography>
      <Gauge
        aria-label="Share of electric cars"
        height={180}
        startAngle={-110}
        endAngle={110}
        value={88.9}
        text=""
        sx={{ width: '100%', [`& .${gaugeClasses.valueArc}`]: { fill: '#0072B2' } }}
      >
        <Needle />
      </Gauge>
    </Stack>
  );
}
