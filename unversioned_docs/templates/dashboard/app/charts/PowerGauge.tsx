import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

import { formatPower } from '../logic/metrics';
import { useReducedMotion } from '../state/useReducedMotion';

export interface PowerGaugeProps {
  /** In megawatts. */
  power: number;
  /** The end of the scale, in megawatts. */
  capacity: number;
}

/** The power as a share of the capacity. */
export default function PowerGauge({ power, capacity }: PowerGaugeProps) {
  const reducedMotion = useReducedMotion();
  const share = capacity > 0 ? Math.min(power / capacity, 1) : 0;
  return (
    <Gauge
      aria-label="Share of the installed power"
      aria-valuetext={`${formatPower(power)} of ${formatPower(capacity)}`}
      height={190}
      value={Math.round(share * 1000) / 10}
      startAngle={-110}
      endAngle={110}
      innerRadius="82%"
      cornerRadius="50%"
      skipAnimation={reducedMotion}
      text={({ value }) => `${(value ?? 0).toFixed(0)}%`}
      sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: '1.5rem', fontWeight: 600 } }}
    />
  );
}
