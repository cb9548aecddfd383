import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const cities = [
  { label: 'Miami', color: '#D55E00', data: [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71] },
  { label: 'New York', color: '#009E73', data: [34, 36, 43, 54, 63, 72, 78, 76, 69, 58, 48, 39] },
  { label: 'Chicago', color: '#0072B2', data: [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31] },
];

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<string[]>(['New York']);

  const toggle = (label: string) =>
    setHidden((before) =>
      before.includes(label) ? before.filter((each) => each !== label) : [...before, label],
    );

  return (
    <div style={{ width: '100%' }}>
      <FormGroup row sx={{ justifyContent: 'center' }}>
        {cities.map(({ label, color }) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={!hidden.includes(label)}
                onChange={() => toggle(label)}
                sx={{ '&, &.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <LineChart
        aria-label="Mean temperatures by month in up to three cities"
        height={260}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Temperature (°F)', min: 0, max: 100 }]}
        series={cities.filter(({ label }) => !hidden.includes(label))}
        grid={{ horizontal: true }}
        hideLegend
        skipAnimation
      />
    </div>
  );
}
