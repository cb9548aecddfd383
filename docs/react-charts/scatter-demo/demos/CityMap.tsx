import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// The ten largest urban areas in 2018, in millions of people.
// Source: United Nations, World Urbanization Prospects 2018; coordinates rounded.
const cities = [
  { id: 'Tokyo', x: 139.7, y: 35.7, z: 37.5 },
  { id: 'Delhi', x: 77.2, y: 28.6, z: 28.5 },
  { id: 'Shanghai', x: 121.5, y: 31.2, z: 25.6 },
  { id: 'São Paulo', x: -46.6, y: -23.6, z: 21.7 },
  { id: 'Mexico City', x: -99.1, y: 19.4, z: 21.6 },
  { id: 'Cairo', x: 31.2, y: 30, z: 20.1 },
  { id: 'Mumbai', x: 72.9, y: 19.1, z: 20 },
  { id: 'Beijing', x: 116.4, y: 39.9, z: 19.6 },
  { id: 'Dhaka', x: 90.4, y: 23.8, z: 19.6 },
  { id: 'Osaka', x: 135.5, y: 34.7, z: 19.3 },
];

/** The area of a bubble is proportional to the population, so its radius grows with the square root. */
function City({ dataIndex, ...props }: ScatterMarkerProps) {
  const size = Math.sqrt(cities[dataIndex]?.z ?? 0) * 2;
  return (
    <g fillOpacity={0.6} stroke="#fff">
      <ScatterMarker {...props} dataIndex={dataIndex} size={size} />
    </g>
  );
}

const degrees = (value: number, positive: string, negative: string) =>
  value === 0 ? '0°' : `${Math.abs(value)}° ${value > 0 ? positive : negative}`;

export default function CityMap() {
  return (
    <ScatterChart
      aria-label="Seven of the ten largest cities in 2018 are in Asia. Tokyo is the largest, with 37.5 million people."
      height={320}
      xAxis={[
        {
          min: -180,
          max: 180,
          tickInterval: [-120, -60, 0, 60, 120],
          valueFormatter: (value: number) => degrees(value, 'E', 'W'),
        },
      ]}
      yAxis={[
        {
          min: -60,
          max: 80,
          width: 56,
          tickInterval: [-40, -20, 0, 20, 40, 60],
          valueFormatter: (value: number) => degrees(value, 'N', 'S'),
        },
      ]}
      grid={{ horizontal: true, vertical: true }}
      series={[
        {
          data: cities,
          color: '#D55E00',
          valueFormatter: (city) => city && `${city.id}: ${city.z} million people`,
        },
      ]}
      slots={{ marker: City }}
      disableVoronoi
    />
  );
}
