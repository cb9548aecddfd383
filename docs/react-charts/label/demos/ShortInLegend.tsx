import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const newYork = [34, 36, 43, 54, 63, 72, 78, 76, 69, 58, 48, 39];
const chicago = [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31];

const valueFormatter = (value: number | null) => (value === null ? '' : `${value} °F`);

export default function ShortInLegend() {
  return (
    <LineChart
      aria-label="Mean temperatures by month: New York from 34 to 78 °F, Chicago from 25 to 75 °F"
      height={260}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature (°F)', min: 0 }]}
      series={[
        {
          data: newYork,
          label: (location) => (location === 'legend' ? 'NYC' : 'New York, Central Park'),
          color: '#D55E00',
          valueFormatter,
        },
        {
          data: chicago,
          label: (location) => (location === 'legend' ? 'CHI' : "Chicago, O'Hare"),
          color: '#0072B2',
          valueFormatter,
        },
      ]}
    />
  );
}
