import { BarChart } from '@mui/x-charts/BarChart';

// Electricity in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Electric Power Annual 2010 and 2020.
const years = ['2000', '2005', '2010', '2015', '2020'];
const sources = [
  { label: 'Coal', stack: 'fossil', color: '#767676', data: [1970, 2010, 1850, 1350, 770] },
  { label: 'Natural gas', stack: 'fossil', color: '#D55E00', data: [600, 760, 990, 1330, 1620] },
  { label: 'Nuclear', stack: 'lowCarbon', color: '#CC79A7', data: [750, 780, 810, 800, 790] },
  { label: 'Hydro', stack: 'lowCarbon', color: '#0072B2', data: [280, 270, 260, 250, 290] },
  { label: 'Wind and solar', stack: 'lowCarbon', color: '#009E73', data: [10, 20, 100, 220, 430] },
];

export default function StackGroups() {
  return (
    <BarChart
      aria-label="Electricity in the United States: fossil sources fell from 2,770 TWh in 2005 to 2,390 TWh in 2020, and low-carbon sources rose from 1,070 to 1,510 TWh"
      height={320}
      xAxis={[{ data: years, categoryGapRatio: 0.3, barGapRatio: 0.1 }]}
      yAxis={[{ label: 'Electricity (TWh)', width: 64 }]}
      series={sources}
      grid={{ horizontal: true }}
    />
  );
}
