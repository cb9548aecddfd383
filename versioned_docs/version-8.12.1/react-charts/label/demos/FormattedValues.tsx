import { BarChart } from '@mui/x-charts/BarChart';

// Population in 2023. Source: United Nations, World Population Prospects 2024, rounded.
const countries = [
  { name: 'India', people: 1_438_000_000 },
  { name: 'China', people: 1_423_000_000 },
  { name: 'United States', people: 343_000_000 },
  { name: 'Indonesia', people: 281_000_000 },
  { name: 'Pakistan', people: 248_000_000 },
];

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });
const long = new Intl.NumberFormat('en-US');

export default function FormattedValues() {
  return (
    <BarChart
      aria-label="Population in 2023: India 1,438 million, China 1,423 million, United States 343 million, Indonesia 281 million, Pakistan 248 million"
      height={280}
      layout="horizontal"
      dataset={countries}
      yAxis={[{ dataKey: 'name', scaleType: 'band', width: 100 }]}
      xAxis={[
        { label: 'Population, 2023', valueFormatter: (value: number) => short.format(value) },
      ]}
      series={[
        {
          dataKey: 'people',
          label: 'People',
          color: '#009E73',
          valueFormatter: (value) => (value === null ? 'Unknown' : long.format(value)),
        },
      ]}
      hideLegend
    />
  );
}
