import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function HalfGauge() {
  return (
    <Gauge
      // Source: U.S. Geological Survey.
      aria-label="Surface of the Earth that is covered with water, in percent"
      height={180}
      value={71}
      startAngle={-90}
      endAngle={90}
      innerRadius="70%"
      cornerRadius="50%"
      text="71%"
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: '#0072B2' },
        [`& .${gaugeClasses.valueText}`]: { fontSize: 40, transform: 'translateY(-20px)' },
      }}
    />
  );
}
