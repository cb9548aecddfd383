import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Semi-major axis in astronomical units and orbital period in years. Source: NASA Planetary Fact Sheet.
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

const choices = {
  'Any distance': {},
  '30 px': { voronoiMaxRadius: 30 },
  "'item'": { voronoiMaxRadius: 'item' },
  Off: { disableVoronoi: true },
} as const;

export default function VoronoiRadius() {
  const [choice, setChoice] = React.useState<keyof typeof choices>('Any distance');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Distance at which a planet reacts"
        size="small"
        sx={{ alignSelf: 'center' }}
        exclusive
        value={choice}
        onChange={(_event, value: keyof typeof choices | null) => value && setChoice(value)}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        aria-label="Planets far from the sun have long years, from 0.24 years on Mercury to 165 on Neptune"
        height={300}
        xAxis={[
          {
            label: 'Distance from the sun (AU)',
            scaleType: 'log',
            min: 0.2,
            max: 50,
            tickInterval: [0.2, 0.5, 1, 2, 5, 10, 20, 50],
            valueFormatter: String,
          },
        ]}
        yAxis={[
          {
            label: 'Length of a year (years)',
            scaleType: 'log',
            min: 0.1,
            max: 400,
            tickInterval: [0.1, 1, 10, 100],
            valueFormatter: String,
          },
        ]}
        series={[
          {
            data: planets,
            markerSize: 6,
            color: '#CC79A7',
            valueFormatter: (planet) => planet && `${planet.id}: ${planet.y} years`,
          },
        ]}
        {...choices[choice]}
      />
    </Stack>
  );
}
