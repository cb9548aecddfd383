import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Cars from 1973 and 1974. Source: Motor Trend, data set "mtcars" of R.
const cars = [
  { name: 'Mazda RX4', weight: 2.62, mpg: 21, power: 110 },
  { name: 'Datsun 710', weight: 2.32, mpg: 22.8, power: 93 },
  { name: 'Hornet Sportabout', weight: 3.44, mpg: 18.7, power: 175 },
  { name: 'Duster 360', weight: 3.57, mpg: 14.3, power: 245 },
  { name: 'Merc 240D', weight: 3.19, mpg: 24.4, power: 62 },
  { name: 'Merc 280', weight: 3.44, mpg: 19.2, power: 123 },
  { name: 'Merc 450SE', weight: 4.07, mpg: 16.4, power: 180 },
  { name: 'Cadillac Fleetwood', weight: 5.25, mpg: 10.4, power: 205 },
  { name: 'Chrysler Imperial', weight: 5.345, mpg: 14.7, power: 230 },
  { name: 'Fiat 128', weight: 2.2, mpg: 32.4, power: 66 },
  { name: 'Honda Civic', weight: 1.615, mpg: 30.4, power: 52 },
  { name: 'Toyota Corolla', weight: 1.835, mpg: 33.9, power: 65 },
  { name: 'Camaro Z28', weight: 3.84, mpg: 13.3, power: 245 },
  { name: 'Porsche 914-2', weight: 2.14, mpg: 26, power: 91 },
  { name: 'Lotus Europa', weight: 1.513, mpg: 30.4, power: 113 },
  { name: 'Ferrari Dino', weight: 2.77, mpg: 19.7, power: 175 },
  { name: 'Maserati Bora', weight: 3.57, mpg: 15, power: 335 },
  { name: 'Volvo 142E', weight: 2.78, mpg: 21.4, power: 109 },
];

export default function PowerByColor() {
  return (
    <ScatterChart
      aria-label="Heavier cars go fewer miles on a gallon, and most of them have more horsepower"
      height={300}
      xAxis={[{ label: 'Weight (1,000 lb)', min: 1, max: 6 }]}
      yAxis={[{ label: 'Miles per gallon', min: 0 }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 50, max: 350, color: ['#0072B2', '#D55E00'] } },
      ]}
      series={[
        {
          data: cars.map(({ name, weight, mpg, power }) => ({
            id: name,
            x: weight,
            y: mpg,
            z: power,
          })),
          markerSize: 6,
          valueFormatter: (car) => car && `${car.id}: ${car.z} hp`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'horizontal',
          labelPosition: 'extremes',
          minLabel: '50 hp',
          maxLabel: '350 hp',
          sx: { width: 280, maxWidth: '100%', whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
