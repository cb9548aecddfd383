import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

// Winning times of the men's Olympic 100 m. Source: International Olympic Committee.
// No Games in 1916, 1940, and 1944.
const years = [1908, 1912, 1916, 1920, 1924, 1928, 1932, 1936, 1940, 1944, 1948, 1952, 1956, 1960];
const seconds = [
  10.8,
  10.8,
  null,
  10.8,
  10.6,
  10.8,
  10.3,
  10.3,
  null,
  null,
  10.3,
  10.4,
  10.5,
  10.2,
];

export default function OlympicSprint() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
        sx={{ alignSelf: 'center' }}
      />
      <LineChart
        aria-label="Winning times of the Olympic 100 m, 1908 to 1960, without the Games of 1916, 1940, and 1944"
        height={280}
        xAxis={[
          {
            data: years,
            domainLimit: 'strict',
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[{ label: 'Seconds' }]}
        series={[
          {
            data: seconds,
            label: 'Men’s 100 m',
            curve: 'linear',
            connectNulls,
            valueFormatter: (value) => (value === null ? 'No Games' : `${value.toFixed(1)} s`),
          },
        ]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
