import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { BarChart } from '@mui/x-charts/BarChart';

// Global surface temperature, difference from the mean of 1951 to 1980.
// Source: NASA GISTEMP v4, retrieved in 2024.
const anomalies = [
  0.13, 0.19, 0.07, 0.09, 0.2, 0.09, -0.07, -0.03, -0.11, -0.11, -0.17, -0.07, 0.01, 0.08, -0.13,
  -0.14, -0.19, 0.05, 0.06, 0.03, -0.03, 0.06, 0.03, 0.05, -0.2, -0.11, -0.06, -0.02, -0.08, 0.05,
  0.03, -0.08, 0.01, 0.16, -0.07, -0.01, -0.1, 0.18, 0.07, 0.17, 0.26, 0.32, 0.14, 0.31, 0.16, 0.12,
  0.18, 0.32, 0.39, 0.27, 0.45, 0.4, 0.22, 0.23, 0.31, 0.44, 0.33, 0.46, 0.61, 0.38, 0.39, 0.53,
  0.63, 0.62, 0.53, 0.68, 0.64, 0.66, 0.54, 0.66, 0.72, 0.61, 0.64, 0.67, 0.75, 0.9, 1.01, 0.92,
  0.85, 0.98, 1.01, 0.85, 0.89, 1.17,
];
const years = anomalies.map((_value, index) => String(1940 + index));
const levels = ['Colder than 1951–1980', 'Warmer than 1951–1980'];

export default function WarmAndColdYears() {
  return (
    <BarChart
      aria-label="Global temperature, 1940 to 2023: every year since 1977 was warmer than the mean of 1951 to 1980"
      height={300}
      xAxis={[
        {
          data: years,
          categoryGapRatio: 0.15,
          disableTicks: true,
          tickLabelInterval: (year: string) => Number(year) % 20 === 0,
        },
      ]}
      yAxis={[
        {
          label: 'Difference (°C)',
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#0072B2', '#D55E00'] },
        },
      ]}
      series={[{ data: anomalies, valueFormatter: (value) => `${value} °C` }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ index }) => levels[index] ?? null,
        },
      }}
      grid={{ horizontal: true }}
    />
  );
}
