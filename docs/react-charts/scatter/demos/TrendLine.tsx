import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// Cars from 1973 and 1974. Source: Motor Trend, data set "mtcars" of R.
const cars = [
  { name: 'Mazda RX4', weight: 2.62, mpg: 21 },
  { name: 'Datsun 710', weight: 2.32, mpg: 22.8 },
  { name: 'Hornet Sportabout', weight: 3.44, mpg: 18.7 },
  { name: 'Duster 360', weight: 3.57, mpg: 14.3 },
  { name: 'Merc 240D', weight: 3.19, mpg: 24.4 },
  { name: 'Merc 280', weight: 3.44, mpg: 19.2 },
  { name: 'Merc 450SE', weight: 4.07, mpg: 16.4 },
  { name: 'Cadillac Fleetwood', weight: 5.25, mpg: 10.4 },
  { name: 'Chrysler Imperial', weight: 5.345, mpg: 14.7 },
  { name: 'Fiat 128', weight: 2.2, mpg: 32.4 },
  { name: 'Honda Civic', weight: 1.615, mpg: 30.4 },
  { name: 'Toyota Corolla', weight: 1.835, mpg: 33.9 },
  { name: 'Camaro Z28', weight: 3.84, mpg: 13.3 },
  { name: 'Porsche 914-2', weight: 2.14, mpg: 26 },
  { name: 'Lotus Europa', weight: 1.513, mpg: 30.4 },
  { name: 'Ferrari Dino', weight: 2.77, mpg: 19.7 },
  { name: 'Maserati Bora', weight: 3.57, mpg: 15 },
  { name: 'Volvo 142E', weight: 2.78, mpg: 21.4 },
];

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const x = cars.map(({ weight }) => weight);
const y = cars.map(({ mpg }) => mpg);

// Least squares: y = intercept + slope · x
const slope =
  (mean(x.map((value, i) => value * (y[i] ?? 0))) - mean(x) * mean(y)) /
  (mean(x.map((value) => value ** 2)) - mean(x) ** 2);
const intercept = mean(y) - slope * mean(x);

function Trend() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [from, to] = [Math.min(...x), Math.max(...x)];

  return (
    <line
      x1={xScale(from)}
      y1={yScale(intercept + slope * from)}
      x2={xScale(to)}
      y2={yScale(intercept + slope * to)}
      stroke="#D55E00"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  return (
    <ScatterChart
      aria-label={`Each 1,000 lb of weight cost about ${Math.abs(slope).toFixed(1)} miles per gallon`}
      height={300}
      xAxis={[{ label: 'Weight (1,000 lb)', min: 1, max: 6 }]}
      yAxis={[{ label: 'Miles per gallon', min: 0 }]}
      series={[{ data: cars.map(({ name, weight, mpg }) => ({ id: name, x: weight, y: mpg })) }]}
    >
      <Trend />
    </ScatterChart>
  );
}
