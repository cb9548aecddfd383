import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const miami = [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71];
const newYork = [34, 36, 43, 54, 63, 72, 78, 76, 69, 58, 48, 39];
const chicago = [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31];

export default function CityTemperatures() {
  return (
    <LineChart
      aria-label="Mean temperatures by month: Miami from 69 to 84 °F, New York from 34 to 78 °F, Chicago from 25 to 75 °F"
      height={280}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature (°F)', min: 0, max: 100 }]}
      series={[
        { data: miami, label: 'Miami', color: '#D55E00', shape: 'circle' },
        { data: newYork, label: 'New York', color: '#009E73', shape: 'square' },
        { data: chicago, label: 'Chicago', color: '#0072B2', shape: 'triangle' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
