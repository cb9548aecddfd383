import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Earthquakes with a magnitude of 8.5 or more from 1950 to 2025. Source: U.S. Geological Survey.
const earthquakes = [
  ['Assam', '1950-08-15', 8.6],
  ['Kamchatka', '1952-11-04', 9],
  ['Andreanof Islands', '1957-03-09', 8.6],
  ['Valdivia, Chile', '1960-05-22', 9.5],
  ['Kuril Islands', '1963-10-13', 8.5],
  ['Alaska', '1964-03-28', 9.2],
  ['Rat Islands', '1965-02-04', 8.7],
  ['Sumatra', '2004-12-26', 9.1],
  ['Nias', '2005-03-28', 8.6],
  ['Maule, Chile', '2010-02-27', 8.8],
  ['Tōhoku, Japan', '2011-03-11', 9.1],
  ['Indian Ocean', '2012-04-11', 8.6],
  ['Kamchatka Peninsula', '2025-07-29', 8.8],
] as const;

const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export default function GreatEarthquakes() {
  return (
    <ScatterChart
      aria-label="Great earthquakes from 1950 to 2025 come in two groups: seven from 1950 to 1965 and six from 2004 to 2025"
      height={300}
      xAxis={[
        {
          scaleType: 'utc',
          min: Date.UTC(1945, 0, 1),
          max: Date.UTC(2030, 0, 1),
          valueFormatter: (value: Date) => year.format(value),
        },
      ]}
      yAxis={[
        {
          label: 'Magnitude',
          min: 8.4,
          max: 9.6,
          colorMap: { type: 'piecewise', thresholds: [9], colors: ['#0072B2', '#D55E00'] },
        },
      ]}
      series={[
        {
          markerSize: 6,
          data: earthquakes.map(([id, day, y]) => ({ id, x: Date.parse(day), y })),
          valueFormatter: (quake) =>
            quake && `${quake.id}, ${date.format(quake.x)}: ${quake.y.toFixed(1)}`,
        },
      ]}
      voronoiMaxRadius={30}
    >
      <ChartsReferenceLine y={9} label="9 and more" lineStyle={{ strokeDasharray: '6 4' }} />
    </ScatterChart>
  );
}
