import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { GaugeContainer, useGaugeState } from '@mui/x-charts/Gauge';

// Highest sustained winds, in mph, and the Saffir-Simpson scale. Source: U.S. National Hurricane Center.
const hurricanes = { 'Sandy 2012': 115, 'Helene 2024': 140, 'Katrina 2005': 175 };
const categories = [
  { name: '1', from: 74, to: 96, color: '#5B8DB8' },
  { name: '2', from: 96, to: 111, color: '#0072B2' },
  { name: '3', from: 111, to: 130, color: '#A67C00' },
  { name: '4', from: 130, to: 157, color: '#D55E00' },
  { name: '5', from: 157, to: 200, color: '#B83A4B' },
];

function Ranges() {
  const { cx, cy, innerRadius, outerRadius, ...scale } = useGaugeState();
  const share = (value: number) => (value - scale.valueMin) / (scale.valueMax - scale.valueMin);
  const angle = (value: number) =>
    scale.startAngle + share(value) * (scale.endAngle - scale.startAngle);
  const point = (value: number, radius: number) =>
    `${cx + radius * Math.sin(angle(value))},${cy - radius * Math.cos(angle(value))}`;

  return (
    <React.Fragment>
      {categories.map(({ name, from, to, color }) => {
        const label = point((from + to) / 2, outerRadius + 12);
        const start = point(from + 0.5, outerRadius);
        const end = point(to - 0.5, outerRadius);
        return (
          <g key={name}>
            <path
              d={`M${start} A${outerRadius},${outerRadius} 0 0 1 ${end} L${point(to - 0.5, innerRadius)} A${innerRadius},${innerRadius} 0 0 0 ${point(from + 0.5, innerRadius)} Z`}
              fill={color}
            />
            <text
              transform={`translate(${label})`}
              fontSize={14}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {name}
            </text>
          </g>
        );
      })}
      <text x={cx} y={cy - 28} fontSize={32} textAnchor="middle">
        {scale.value}
      </text>
      <text x={cx} y={cy - 8} fontSize={14} textAnchor="middle">
        mph
      </text>
      {scale.value !== null && (
        <path
          d={`M${point(scale.value, innerRadius - 3)} L${point(scale.value - 3, innerRadius - 18)} L${point(scale.value + 3, innerRadius - 18)} Z`}
          fill="currentColor"
        />
      )}
    </React.Fragment>
  );
}

export default function HurricaneScale() {
  const [name, setName] = React.useState<keyof typeof hurricanes>('Helene 2024');
  const value = hurricanes[name];
  const category = categories.find(({ to }) => value < to)?.name;

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <GaugeContainer
        aria-label={`Wind speed of hurricane ${name}`}
        aria-valuetext={`${value} mph, category ${category}`}
        height={200}
        margin={{ top: 24, right: 24, bottom: 12, left: 24 }}
        startAngle={-90}
        endAngle={90}
        innerRadius="80%"
        value={value}
        valueMin={74}
        valueMax={200}
      >
        <Ranges />
      </GaugeContainer>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Hurricane"
        value={name}
        onChange={(_, next: keyof typeof hurricanes | null) => setName(next ?? name)}
      >
        {Object.keys(hurricanes).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
