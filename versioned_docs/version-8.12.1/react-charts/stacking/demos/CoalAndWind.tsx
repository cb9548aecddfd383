import { LineChart } from '@mui/x-charts/LineChart';

// Electricity in the United Kingdom, in TWh, rounded.
// Source: Our World in Data, "Electricity mix from BP & EMBER (2022)".
const dataset = [
  { year: 2010, coal: 108, gas: 176, nuclear: 62, wind: 10 },
  { year: 2012, coal: 143, gas: 100, nuclear: 70, wind: 20 },
  { year: 2014, coal: 100, gas: 101, nuclear: 64, wind: 32 },
  { year: 2016, coal: 31, gas: 143, nuclear: 72, wind: 37 },
  { year: 2018, coal: 17, gas: 131, nuclear: 65, wind: 57 },
  { year: 2020, coal: 5, gas: 111, nuclear: 51, wind: 74 },
];

const sources = [
  { dataKey: 'nuclear', label: 'Nuclear', color: '#CC79A7' },
  { dataKey: 'wind', label: 'Wind', color: '#009E73' },
  { dataKey: 'gas', label: 'Gas', color: '#D55E00' },
  { dataKey: 'coal', label: 'Coal', color: '#767676' },
];

export default function CoalAndWind() {
  return (
    <LineChart
      aria-label="Electricity in the United Kingdom from four sources: coal fell from 108 TWh in 2010 to 5 TWh in 2020, and wind rose from 10 to 74 TWh"
      height={300}
      dataset={dataset}
      xAxis={[{ dataKey: 'year', scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'Electricity (TWh)' }]}
      series={sources.map((source) => ({
        ...source,
        stack: 'total',
        area: true,
        showMark: false,
        valueFormatter: (value) => `${value} TWh`,
      }))}
    />
  );
}
