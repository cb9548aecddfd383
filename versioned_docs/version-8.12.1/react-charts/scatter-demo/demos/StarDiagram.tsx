import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Surface temperature in kelvins and luminosity, with the sun as 1.
// Source: the articles about the stars in Wikipedia, rounded, and checked with L = R² · T⁴.
const stars = [
  { id: 'Sun', x: 5772, y: 1 },
  { id: 'Sirius A', x: 9900, y: 25 },
  { id: 'Sirius B', x: 25000, y: 0.025 },
  { id: 'Vega', x: 9600, y: 40 },
  { id: 'Arcturus', x: 4290, y: 170 },
  { id: 'Aldebaran', x: 3900, y: 440 },
  { id: 'Rigel', x: 12100, y: 120000 },
  { id: 'Betelgeuse', x: 3600, y: 90000 },
  { id: 'Spica', x: 25300, y: 20500 },
  { id: 'Altair', x: 7700, y: 11 },
  { id: 'Alpha Centauri B', x: 5260, y: 0.5 },
  { id: "Barnard's Star", x: 3200, y: 0.0034 },
  { id: 'Proxima Centauri', x: 3000, y: 0.0016 },
];

/** A ring in the color of the text keeps pale stars visible on a light page. */
function Star({ x, y, color, size, isHighlighted }: ScatterMarkerProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={isHighlighted ? size * 1.4 : size}
      fill={color}
      stroke="currentColor"
    />
  );
}

export default function StarDiagram() {
  return (
    <ScatterChart
      aria-label="Most stars are on a line from hot and bright to cool and dim. Betelgeuse is cool and bright, Sirius B is hot and dim."
      height={360}
      sx={{ color: 'text.primary' }}
      xAxis={[
        {
          label: 'Temperature (K)',
          scaleType: 'log',
          min: 2500,
          max: 40000,
          reverse: true,
          tickInterval: [3000, 5000, 10000, 20000, 40000],
          valueFormatter: (value: number) => value.toLocaleString('en-US'),
          colorMap: {
            type: 'piecewise',
            thresholds: [3700, 5200, 6000, 7500, 10000],
            colors: ['#ff7b47', '#ffb36b', '#ffe08a', '#fff6e0', '#cfdcff', '#8fb0ff'],
          },
        },
      ]}
      yAxis={[
        {
          label: 'Luminosity (sun = 1)',
          scaleType: 'log',
          min: 0.001,
          max: 1000000,
          width: 96,
          tickInterval: [0.001, 0.1, 1, 100, 10000, 1000000],
          valueFormatter: (value: number) => value.toLocaleString('en-US'),
        },
      ]}
      series={[
        {
          data: stars,
          markerSize: 7,
          valueFormatter: (star) =>
            star &&
            `${star.id}: ${star.x.toLocaleString('en-US')} K, ${star.y.toLocaleString('en-US')} suns`,
        },
      ]}
      slots={{ marker: Star }}
    />
  );
}
