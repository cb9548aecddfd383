import { BarChart } from '@mui/x-charts/BarChart';

// Population of the United States by age in millions, from the oldest group to the youngest.
// Source: U.S. Census Bureau, census of 2010.
const ages = [
  ...['85+', '80–84', '75–79', '70–74', '65–69', '60–64', '55–59', '50–54', '45–49'],
  ...['40–44', '35–39', '30–34', '25–29', '20–24', '15–19', '10–14', '5–9', '0–4'],
];
const men = [
  1.79, 2.29, 3.18, 4.24, 5.85, 8.08, 9.52, 10.93, 11.21, 10.39, 10.04, 10.0, 10.64, 11.01, 11.3,
  10.58, 10.39, 10.32,
];
const women = [
  3.7, 3.45, 4.14, 5.03, 6.58, 8.74, 10.14, 11.36, 11.5, 10.5, 10.14, 9.97, 10.47, 10.57, 10.74,
  10.1, 9.96, 9.88,
];

const millions = (value: number | null) => `${Math.abs(value ?? 0)} million`;

export default function PopulationPyramid() {
  return (
    <BarChart
      aria-label="Population of the United States in 2010 by age and sex: the largest groups are 45 to 54, and there are twice as many women as men over 84"
      height={440}
      xAxis={[
        {
          label: 'Population (millions)',
          min: -12,
          max: 12,
          valueFormatter: (value: number) => String(Math.abs(value)),
        },
      ]}
      yAxis={[
        {
          data: ages,
          scaleType: 'band',
          width: 52,
          categoryGapRatio: 0.1,
          disableTicks: true,
          // These marks keep "45–49" and "85+" in this order in right-to-left text.
          valueFormatter: (age: string) => `\u200E${age}\u200E`,
        },
      ]}
      series={[
        {
          data: men.map((value) => -value),
          label: 'Men',
          layout: 'horizontal',
          stack: 'population',
          color: '#0072B2',
          valueFormatter: millions,
        },
        {
          data: women,
          label: 'Women',
          layout: 'horizontal',
          stack: 'population',
          color: '#D55E00',
          valueFormatter: millions,
        },
      ]}
      grid={{ vertical: true }}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}
