import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Semi-major axis in astronomical units and orbital period in years.
// Source: NASA Planetary Fact Sheet and JPL, rounded.
const planets = [
  { id: 'Mercury', x: 0.39, y: 0.24 },
  { id: 'Venus', x: 0.72, y: 0.62 },
  { id: 'Earth', x: 1, y: 1 },
  { id: 'Mars', x: 1.52, y: 1.88 },
  { id: 'Jupiter', x: 5.2, y: 11.9 },
  { id: 'Saturn', x: 9.6, y: 29.4 },
  { id: 'Uranus', x: 19.2, y: 84 },
  { id: 'Neptune', x: 30, y: 165 },
];

function NamedPlanet({ dataIndex, x, y, color, size, isHighlighted }: ScatterMarkerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={isHighlighted ? size * 1.4 : size} fill={color} />
      <text
        y={4}
        x={-10}
        fontSize={12}
        fill="currentColor"
        style={{ textAnchor: 'end', direction: 'ltr' }}
      >
        {planets[dataIndex]?.id}
      </text>
    </g>
  );
}

/** Kepler's third law: the period is the distance to the power of 3/2. */
function KeplersLaw() {
  const xScale = useXScale<'log'>();
  const yScale = useYScale<'log'>();
  const [from, to] = [0.3, 40];

  return (
    <line
      x1={xScale(from)}
      y1={yScale(from ** 1.5)}
      x2={xScale(to)}
      y2={yScale(to ** 1.5)}
      stroke="#D55E00"
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

const log = {
  scaleType: 'log' as const,
  tickInterval: [0.1, 1, 10, 100, 1000],
  valueFormatter: String,
};

export default function PlanetNames() {
  return (
    <ScatterChart
      aria-label="The length of a planet's year follows from its distance to the sun: all eight planets are on the line of Kepler's third law"
      height={340}
      sx={{ color: 'text.primary' }}
      xAxis={[{ ...log, label: 'Distance from the sun (AU)', min: 0.05, max: 100 }]}
      yAxis={[{ ...log, label: 'Length of a year (years)', min: 0.1, max: 1000 }]}
      series={[
        {
          data: planets,
          markerSize: 5,
          color: '#0072B2',
          valueFormatter: (planet) => planet && `${planet.id}: ${planet.x} AU, ${planet.y} years`,
        },
      ]}
      slots={{ marker: NamedPlanet }}
    >
      <KeplersLaw />
    </ScatterChart>
  );
}
