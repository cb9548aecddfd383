import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { HighlightItemData } from '@mui/x-charts/context';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Cars from 1973 and 1974. Source: Motor Trend, data set "mtcars" of R.
const cars = [
  { name: 'Toyota Corolla', weight: 1.835, mpg: 33.9 },
  { name: 'Honda Civic', weight: 1.615, mpg: 30.4 },
  { name: 'Porsche 914-2', weight: 2.14, mpg: 26 },
  { name: 'Volvo 142E', weight: 2.78, mpg: 21.4 },
  { name: 'Merc 450SE', weight: 4.07, mpg: 16.4 },
  { name: 'Cadillac Fleetwood', weight: 5.25, mpg: 10.4 },
];

export default function CarTable() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const select = (dataIndex: number) => setItem({ seriesId: 'cars', dataIndex });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', alignItems: 'center' }}>
      <List dense aria-label="Cars" sx={{ flex: '1 1 200px' }}>
        {cars.map(({ name, weight, mpg }, index) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={item?.dataIndex === index}
              onMouseEnter={() => select(index)}
              onFocus={() => select(index)}
            >
              <ListItemText
                primary={name}
                secondary={`${Math.round(weight * 1000)} lb, ${mpg} mpg`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={{ flex: '2 1 300px', minWidth: 0 }}>
        <ScatterChart
          aria-label="Six cars from 1973 and 1974: the heavier, the fewer miles per gallon"
          height={300}
          xAxis={[{ label: 'Weight (1,000 lb)', min: 1, max: 6 }]}
          yAxis={[{ label: 'Miles per gallon', min: 0, max: 40 }]}
          series={[
            {
              id: 'cars',
              color: '#0072B2',
              markerSize: 7,
              highlightScope: { highlight: 'item', fade: 'series' },
              data: cars.map(({ name, weight, mpg }) => ({ id: name, x: weight, y: mpg })),
              valueFormatter: (car) => car && `${car.id}`,
            },
          ]}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </Box>
    </Box>
  );
}
