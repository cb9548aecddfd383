import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

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

export default function ClickACar() {
  const [clicked, setClicked] = React.useState<ScatterItemIdentifier>();
  const car = clicked && cars[clicked.dataIndex];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ScatterChart
        aria-label="Fuel economy and weight of 18 cars from 1973 and 1974"
        height={300}
        xAxis={[{ label: 'Weight (1,000 lb)', min: 1, max: 6 }]}
        yAxis={[{ label: 'Miles per gallon', min: 0 }]}
        series={[
          {
            id: 'cars',
            data: cars.map(({ name, weight, mpg }) => ({ id: name, x: weight, y: mpg })),
            markerSize: 6,
            valueFormatter: (point) => point && `${point.id}`,
          },
        ]}
        voronoiMaxRadius={20}
        onItemClick={(_event: unknown, item: ScatterItemIdentifier) => setClicked(item)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {car
          ? `${car.name}: ${car.mpg} miles per gallon, ${Math.round(car.weight * 1000)} lb`
          : 'Click a point.'}
      </Typography>
    </Stack>
  );
}
