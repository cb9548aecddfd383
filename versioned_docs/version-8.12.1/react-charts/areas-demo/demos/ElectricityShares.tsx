import { LineChart } from '@mui/x-charts/LineChart';

// Electricity from power plants in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Monthly Energy Review, table 7.2a.
const years = [2000, 2005, 2010, 2015, 2020];
const sources = [
  { label: 'Coal', color: '#767676', data: [1970, 2010, 1850, 1350, 770] },
  { label: 'Natural gas', color: '#D55E00', data: [600, 760, 990, 1330, 1620] },
  { label: 'Nuclear', color: '#CC79A7', data: [750, 780, 810, 800, 790] },
  { label: 'Renewable', color: '#009E73', data: [360, 360, 430, 540, 780] },
];
const totals = years.map((_year, index) =>
  sources.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function ElectricityShares() {
  return (
    <LineChart
      aria-label="Shares of electricity from four sources in the United States: coal fell from 54% in 2000 to 19% in 2020, and gas rose from 16% to 41%"
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ valueFormatter: (value: number) => percent.format(value) }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        stackOffset: 'expand',
        area: true,
        showMark: false,
        valueFormatter: (value, { dataIndex }) =>
          percent.format((value ?? 0) / (totals[dataIndex] ?? 1)),
      }))}
      sx={{ '& .MuiAreaElement-root': { filter: 'none' } }}
    />
  );
}
