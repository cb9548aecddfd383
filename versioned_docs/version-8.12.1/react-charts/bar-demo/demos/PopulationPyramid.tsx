import { BarChart } from '@mui/x-charts/BarChart';

// Japan on 1 October 2022, in millions, rounded. Source: Statistics Bureau of Japan, Population Estimates.
const ages = ['Over 79', '70-79', '60-69', '50-59', '40-49', '30-39', '20-29', '10-19', '0-9'];
const women = [7.8, 8.8, 7.6, 8.7, 8.6, 6.7, 6.2, 5.3, 4.5];
const men = [4.5, 7.6, 7.3, 8.8, 8.8, 7.0, 6.5, 5.6, 4.7];

const millions = (value: number | null) => `${Math.abs(value ?? 0).toFixed(1)} million`;

export default function PopulationPyramid() {
  return (
    <BarChart
      aria-label="Population of Japan by age in 2022: 8.8 million men and 8.7 million women are in their fifties, but only 4.7 and 4.5 million are under ten"
      height={340}
      layout="horizontal"
      yAxis={[{ data: ages, label: 'Age', width: 74, disableTicks: true, categoryGapRatio: 0.08 }]}
      xAxis={[
        {
          label: 'Millions',
          min: -10,
          max: 10,
          valueFormatter: (value: number) => String(Math.abs(value)),
        },
      ]}
      series={[
        { data: men.map((value) => -value), label: 'Men', color: '#0072B2' },
        { data: women, label: 'Women', color: '#D55E00' },
      ].map((series) => ({ ...series, stack: 'age', valueFormatter: millions }))}
      grid={{ vertical: true }}
    />
  );
}
