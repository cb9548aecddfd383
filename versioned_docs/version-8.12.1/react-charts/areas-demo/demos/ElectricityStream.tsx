import { LineChart } from '@mui/x-charts/LineChart';

// Electricity in the United Kingdom, in TWh, rounded.
// Source: BP and Ember, compiled by Our World in Data (2022).
const years = [2010, 2012, 2014, 2016, 2018, 2020];
const sources = [
  { label: 'Coal', color: '#767676', data: [108, 143, 100, 31, 17, 5] },
  { label: 'Gas', color: '#D55E00', data: [176, 100, 101, 143, 131, 111] },
  { label: 'Nuclear', color: '#CC79A7', data: [62, 70, 64, 72, 65, 51] },
  { label: 'Wind', color: '#009E73', data: [10, 20, 32, 37, 57, 74] },
];

export default function ElectricityStream() {
  return (
    <LineChart
      aria-label="Electricity in the United Kingdom: coal almost disappeared between 2012 and 2020, and wind grew"
      height={300}
      xAxis={[
        {
          data: years,
          scaleType: 'point',
          disableLine: true,
          valueFormatter: (year: number) => String(year),
        },
      ]}
      yAxis={[{ position: 'none' }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        stackOffset: 'silhouette',
        area: true,
        showMark: false,
        curve: 'catmullRom',
        valueFormatter: (value) => `${value} TWh`,
      }))}
      sx={{ '& .MuiAreaElement-root': { filter: 'none' } }}
      margin={{ left: 20, right: 20 }}
    />
  );
}
