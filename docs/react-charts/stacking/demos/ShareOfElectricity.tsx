import { BarChart } from '@mui/x-charts/BarChart';

// Electricity in the United States, in TWh, rounded to tens.
// Oil, biomass, and other sources are left out.
// Source: U.S. Energy Information Administration, Electric Power Annual 2010 and 2020.
const years = ['2000', '2005', '2010', '2015', '2020'];
const sources = [
  { id: 'coal', label: 'Coal', color: '#8A8A8A', data: [1970, 2010, 1850, 1350, 770] },
  { id: 'gas', label: 'Natural gas', color: '#D55E00', data: [600, 760, 990, 1330, 1620] },
  { id: 'nuclear', label: 'Nuclear', color: '#CC79A7', data: [750, 780, 810, 800, 790] },
  {
    id: 'renewable',
    label: 'Hydro, wind, solar',
    color: '#009E73',
    data: [290, 290, 360, 470, 720],
  },
];
const totals = years.map((_year, index) =>
  sources.reduce((sum, { data }) => sum + (data[index] ?? 0), 0),
);

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const share = (value: number | null | undefined, dataIndex: number) =>
  percent.format((value ?? 0) / (totals[dataIndex] ?? 1));

export default function ShareOfElectricity() {
  return (
    <BarChart
      aria-label="Shares of electricity from coal, gas, nuclear, hydro, wind, and solar power in the United States: coal fell from 55% in 2000 to 20% in 2020, and hydro, wind, and solar power rose from 8% to 18%"
      height={300}
      layout="horizontal"
      yAxis={[{ data: years, disableTicks: true, disableLine: true }]}
      xAxis={[{ valueFormatter: (value: number) => percent.format(value) }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        stackOffset: 'expand',
        valueFormatter: (value, { dataIndex }) =>
          `${value?.toLocaleString('en-US')} TWh (${share(value, dataIndex)})`,
        barLabel: ({ value, dataIndex }, { bar }) =>
          bar.width < 28 ? null : share(value, dataIndex),
      }))}
      sx={{ '& .MuiBarLabel-root': { fill: '#000', fontSize: 12 } }}
    />
  );
}
