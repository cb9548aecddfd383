import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Half transparent text is hard to read, so the names of hidden series are struck through instead.
const legendStyles = {
  [`& .${legendClasses.series}.${legendClasses.hidden}`]: { opacity: 1 },
  [`& .${legendClasses.hidden} .${legendClasses.mark}`]: { opacity: 0.4 },
  [`& .${legendClasses.hidden} .${legendClasses.label}`]: { textDecoration: 'line-through' },
};

// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const miami = [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71];
const newYork = [34, 36, 43, 54, 63, 72, 78, 76, 69, 58, 48, 39];
const chicago = [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31];

export default function ToggleSeries() {
  return (
    <LineChart
      aria-label="Mean temperatures by month in up to three cities"
      height={260}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature (°F)', min: 0, max: 100 }]}
      series={[
        { id: 'miami', data: miami, label: 'Miami', color: '#D55E00', shape: 'circle' },
        { id: 'newYork', data: newYork, label: 'New York', color: '#009E73', shape: 'square' },
        { id: 'chicago', data: chicago, label: 'Chicago', color: '#0072B2', shape: 'triangle' },
      ]}
      initialHiddenItems={[{ type: 'line', seriesId: 'newYork' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true, sx: legendStyles } }}
      grid={{ horizontal: true }}
    />
  );
}
