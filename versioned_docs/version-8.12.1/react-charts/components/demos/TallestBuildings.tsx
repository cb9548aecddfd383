import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

// Height to the architectural top (m). Source: Council on Vertical Urbanism.
const buildings = ['Burj Khalifa', 'Merdeka 118', 'Shanghai Tower', 'Clock Tower', 'Ping An Center'];
const heights = [828, 679, 632, 601, 599];

function Lollipop({ x, y, width, height, color, ownerState, ...props }: BarProps) {
  const center = y + height / 2;

  return (
    <g
      opacity={ownerState.isFaded ? 0.3 : 1}
      onClick={props.onClick}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <path d={`M ${x} ${center} h ${width}`} stroke={color} strokeWidth={3} />
      <circle cx={x + width} cy={center} r={8} fill={color} />
    </g>
  );
}

export default function TallestBuildings() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Tallest buildings</Typography>
      <BarChart
        aria-label="The five tallest buildings, from 828 m for the Burj Khalifa to 599 m for the Ping An Finance Center"
        layout="horizontal"
        height={280}
        margin={{ right: 30 }}
        xAxis={[{ label: 'Height (m)', max: 1000 }]}
        yAxis={[{ scaleType: 'band', data: buildings, width: 110, disableTicks: true }]}
        series={[
          {
            data: heights,
            label: 'Height',
            color: '#0072B2',
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: (value) => `${value} m`,
          },
        ]}
        slots={{ bar: Lollipop }}
        hideLegend
      />
    </Stack>
  );
}
