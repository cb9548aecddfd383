import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const theme = useTheme();
  const { valueAngle, innerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }
  const length = innerRadius * 0.9;
  const color = (theme.vars ?? theme).palette.text.primary;

  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={color} />
      <line
        x1={cx}
        y1={cy}
        x2={cx + length * Math.sin(valueAngle)}
        y2={cy - length * Math.cos(valueAngle)}
        stroke={color}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  );
}

function Label() {
  const { cx, cy, value, valueMin, valueMax, innerRadius, outerRadius } = useGaugeState();
  const middle = (innerRadius + outerRadius) / 2;

  return (
    <g textAnchor="middle" fontSize={14}>
      <text x={cx - middle} y={cy + 24}>
        {valueMin}
      </text>
      <text x={cx} y={cy + 28} fontSize={20} fontWeight={600}>
        {value}
      </text>
      <text x={cx} y={cy + 46}>
        km/h
      </text>
      <text x={cx + middle} y={cy + 24}>
        {valueMax}
      </text>
    </g>
  );
}

export default function SpeedNeedle() {
  return (
    <GaugeContainer
      // World record over 100 meters, Berlin 2009: 20 meters in 1.61 seconds, from 60 to 80 meters.
      // Source: World Athletics.
      aria-label="Top speed of Usain Bolt in 2009, in km/h"
      height={210}
      margin={{ top: 10, right: 20, bottom: 50, left: 20 }}
      startAngle={-90}
      endAngle={90}
      value={44.7}
      valueMax={60}
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Needle />
      <Label />
    </GaugeContainer>
  );
}
