import { BarChart } from '@mui/x-charts/BarChart';

// Electricity in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Electric Power Annual 2010 and 2020.
const years = ['2000', '2005', '2010', '2015', '2020'];
const sources = [
  { label: 'Coal', color: '#767676', data: [1970, 2010, 1850, 1350, 770] },
  { label: 'Natural gas', color: '#D55E00', data: [600, 760, 990, 1330, 1620] },
  { label: 'Nuclear', color: '#CC79A7', data: [750, 780, 810, 800, 790] },
  { label: 'Hydro', color: '#0072B2', data: [280, 270, 260, 250, 290] },
  { label: 'Wind and solar', color: '#009E73', data: [10, 20, 100, 220, 430] },
];

const terawattHours = (value: number | null) => `${value?.toLocaleString('en-US')} TWh`;

export default function ElectricityMix() {
  return (
    <BarChart
      aria-label="Electricity in the United States by source: coal fell from 1,970 TWh in 2000 to 770 TWh in 2020, and gas rose from 600 to 1,620 TWh"
      height={320}
      xAxis={[{ data: years }]}
      yAxis={[{ label: 'Electricity (TWh)', width: 64 }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        valueFormatter: terawattHours,
      }))}
      grid={{ horizontal: true }}
    />
  );
}
