import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Income per person in international dollars, life expectancy in years, population in millions,
// all of 2007. Source: Gapminder, data set of the R package "gapminder".
const countries = [
  { name: 'China', income: 4959, life: 73, people: 1319 },
  { name: 'India', income: 2452, life: 64.7, people: 1110 },
  { name: 'United States', income: 42952, life: 78.2, people: 301 },
  { name: 'Indonesia', income: 3541, life: 70.7, people: 224 },
  { name: 'Brazil', income: 9066, life: 72.4, people: 190 },
  { name: 'Pakistan', income: 2606, life: 65.5, people: 169 },
  { name: 'Bangladesh', income: 1391, life: 64.1, people: 150 },
  { name: 'Nigeria', income: 2014, life: 46.9, people: 135 },
  { name: 'Japan', income: 31656, life: 82.6, people: 127 },
  { name: 'Mexico', income: 11978, life: 76.2, people: 109 },
  { name: 'Germany', income: 32170, life: 79.4, people: 82 },
  { name: 'Ethiopia', income: 691, life: 52.9, people: 77 },
  { name: 'South Africa', income: 9270, life: 49.3, people: 44 },
  { name: 'Kenya', income: 1463, life: 54.1, people: 36 },
];

/** The area of the circle is proportional to the population. */
function Bubble({ dataIndex, ...props }: ScatterMarkerProps) {
  const size = Math.sqrt(countries[dataIndex]?.people ?? 0) * 0.8;
  return (
    <g fillOpacity={0.6} stroke="#fff">
      <ScatterMarker {...props} dataIndex={dataIndex} size={size} />
    </g>
  );
}

export default function HealthAndIncome() {
  return (
    <ScatterChart
      aria-label="Life expectancy rises with income, from 53 years in Ethiopia, the poorest country, to 83 years in Japan, but is below 50 in South Africa and Nigeria"
      height={320}
      xAxis={[{ label: 'Income per person (dollars, log scale)', scaleType: 'log', min: 400 }]}
      yAxis={[{ label: 'Life expectancy (years)', min: 40, max: 90 }]}
      series={[
        {
          data: countries.map(({ name, income, life, people }) => ({
            id: name,
            x: income,
            y: life,
            z: people,
          })),
          color: '#0072B2',
          valueFormatter: (country) => country && `${country.id}: ${country.z} million people`,
        },
      ]}
      slots={{ marker: Bubble }}
      grid={{ horizontal: true }}
    />
  );
}
